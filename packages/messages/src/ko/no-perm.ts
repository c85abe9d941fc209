export const noPerm = {
  title: '볼 수 있는 권한이 없어요',
  body: '이 페이지는 관리자만 볼 수 있어요',
  toLogin: '로그인하러 가기',
} as const;
