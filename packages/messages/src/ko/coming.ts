export const coming = {
  body: '{page} 페이지를 준비하고 있어요. 조금만 기다려 주세요.',
  toMain: '단어 검색하러 가기',
} as const;
