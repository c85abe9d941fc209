export const wordPage = {
  title: '{word} 뜻과 발음',
  description: '{word} ({hiragana}) [{pron}] {meaning}',
  notFound: '단어를 찾을 수 없어요',
  level: '급수',
  levelNone: '급수 없음',
  pos: '품사',
  link: '{word} 자세히 보기',
  share: '공유하기',
  shared: '링크를 복사했어요',
  loadFail: '단어를 불러오지 못했어요',
  back: '검색으로 돌아가기',
} as const;
