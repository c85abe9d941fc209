export const jlpt = {
  title: 'JLPT 단어',
  titleOf: 'JLPT {level} 단어',
  levels: 'JLPT 급수',
  search: '발음, 뜻, 일본어',
  notFound: '없는 급수예요 (404)',
  login: '로그인하고 다시 열어 주세요',
  loadFail: '단어를 불러오지 못했어요',
  empty: '찾는 단어가 없어요',
  total: '{level} 단어 {n}개',
} as const;
