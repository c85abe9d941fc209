export const all = {
  title: '전체 단어',
  search: '발음, 뜻, 일본어',
  loadFail: '단어를 불러오지 못했어요',
  empty: '찾는 단어가 없어요',
} as const;
