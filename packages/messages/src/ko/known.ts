export const known = {
  badge: '알고 있는 단어',
  ofLevel: '{level} 단어 가운데 {n}개를 알아요',
  markLevel: '{level} 단어는 모두 알아요',
  markText: '이 글의 단어는 모두 알아요',
  unmark: '알고 있다는 표시 지우기',
  marked: '단어 {n}개를 알고 있는 단어로 표시했어요',
  unmarked: '단어 {n}개의 표시를 지웠어요',
  already: '이미 모두 알고 있는 단어예요',
  nothing: '지울 표시가 없어요',
  fail: '알고 있는 단어를 바꾸지 못했어요',
} as const;
