export const myArtists = {
  title: '내 아티스트',
  search: '아티스트 이름',
  'sort.added': '최근에 담은 순',
  empty: '담아 둔 아티스트가 없어요',
  emptyTip: '마음에 드는 아티스트의 하트를 누르면 여기에 모여요',
  emptyGo: '아티스트 보러 가기',
  noMatch: '찾는 아티스트가 없어요',
  loadFail: '내 아티스트를 불러오지 못했어요',
} as const;
