export const auth = {
  ended: '로그인이 풀렸어요',
  endedAgain: '로그인이 풀렸어요. 다시 로그인해 주세요.',
  endedBody: '쓰던 내용은 그대로예요. 다시 로그인하면 이어서 할 수 있어요.',
  required: '로그인이 필요해요',
  requiredBody: '로그인하면 보던 페이지로 돌아와요',
  kept: '그때까지 이 기기에 담아 둬요',
  loginView: '로그인하면 이 페이지를 볼 수 있어요',
} as const;
