export const koLike = {
  title: '한국어와 비슷한 일본어',
  search: '뜻, 히라가나, 일본어, 발음으로 찾기',
  loading: '단어를 불러오고 있어요',
  error: '❌ 단어를 불러오지 못했어요',
  empty: '보여 줄 단어가 없어요',
  bridge: '한자로 이어 보기',
  bridgeHide: '한자 접기',
  initialRule: '낱말 첫머리에서는 ‘{from}’를 ‘{to}’로 적어요',
  caution: '헷갈리기 쉬워요',
} as const;
