export const noPerm = {
  title: '볼 수 있는 권한이 없어요',
  adminsOnly: '관리자만 볼 수 있는 페이지예요',
  toHome: '메인으로 가기',
  toLogin: '로그인하러 가기',
} as const;
