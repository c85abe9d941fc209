export const save = {
  remembered: '별을 눌러 둔 단어 {n}개를 내 단어에 저장했어요',
  dup: '이미 저장한 단어예요',
  fail: '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
} as const;
