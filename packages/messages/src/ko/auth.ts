export const auth = {
  required: '로그인이 필요해요',
  requiredBody: '로그인하면 보던 페이지로 돌아와요',
  hintUse: '로그인하고 이용해 주세요',
  loginView: '로그인하면 내 정보를 볼 수 있어요',
} as const;
