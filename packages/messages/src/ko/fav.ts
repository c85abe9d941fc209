export const fav = {
  fail: '처리하다가 문제가 생겼어요. 다시 시도해 주세요.',
  removeFail: '빼다가 문제가 생겼어요. 다시 시도해 주세요.',
} as const;
