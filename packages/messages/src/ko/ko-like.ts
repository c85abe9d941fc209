export const koLike = {
  title: '한국어와 비슷한 일본어',
  search: '발음, 뜻, 일본어',
  loading: '단어를 불러오고 있어요',
  error: '❌ 단어를 불러오지 못했어요',
  empty: '보여 줄 단어가 없어요',
  bridge: '한자로 이어 보기',
  bridgeOf: '{word} 한자로 이어 보기',
  bridgeFail: '한자음을 불러오지 못했어요',
  bridgeNone: '이 한자의 한국 한자음은 알려진 것이 없어요',
  hanja: '한자음',
  initialRule: '‘{from}’ 자는 단어 첫머리에서 ‘{to}’ 자로 바뀌어요',
  caution: '헷갈리기 쉬워요',
} as const;
