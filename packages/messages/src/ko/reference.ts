/** Texts that the lists of the reference have in common: kana, particles, endings. */
export const reference = {
  loadFail: '목록을 불러오지 못했어요',
  emptyTip: '다른 글자로 찾거나 검색어를 지워 보세요',
  elsewhere: '전체에서 {n}개 보기',
  otherList: '{page}에서 찾아보기',
  unknown: '‘{value}’에 해당하는 분류가 없어요',
  unknownTip: '주소가 바뀌었거나 잘못됐을 수 있어요',
  unknownGo: '{page} 모두 보기',
} as const;
