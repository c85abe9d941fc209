export const noPerm = {
  title: '볼 수 있는 권한이 없어요',
  body: '로그인이 필요하거나 권한이 없는 페이지예요',
  toLogin: '로그인하러 가기',
  loginRequired: '권한이 없어요. 로그인하고 다시 열어 주세요.',
} as const;
