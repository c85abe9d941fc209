export const fields = {
  title: '상황별 표현',
  tabs: '상황 고르기',
  selected: '{field} 단어',
  search: '이 상황에서 단어 찾기',
  loading: '단어를 불러오고 있어요',
  empty: '보여 줄 단어가 없어요',
  emptySearch: '검색어를 지우면 전체 단어를 볼 수 있어요',
  loadFail: '목록을 불러오지 못했어요',
  unknown: '‘{field}’에 해당하는 상황이 없어요',
  unknownTip: '주소가 바뀌었거나 잘못됐을 수 있어요. 위에서 상황을 골라 보세요.',
  unknownGo: '{field} 단어 보기',
  copied: '복사했어요',
} as const;
