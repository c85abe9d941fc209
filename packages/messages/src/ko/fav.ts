export const fav = {
  song: '{name} 내 노래에 담기',
  artist: '{name} 내 아티스트에 담기',
  remove: '{name} 빼기',
  fail: '처리하다가 문제가 생겼어요. 다시 시도해 주세요.',
  removeFail: '빼다가 문제가 생겼어요. 다시 시도해 주세요.',
} as const;
