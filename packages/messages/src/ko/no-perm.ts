export const noPerm = {
  title: '볼 수 있는 권한이 없어요',
  toLogin: '로그인하러 가기',
} as const;
