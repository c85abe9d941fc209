export const mySongs = {
  title: '내 노래',
  search: '제목, 가수',
  'sort.added': '최근에 담은 순',
  empty: '담아 둔 노래가 없어요',
  emptyTip: '마음에 드는 노래의 하트를 누르면 여기에 모여요',
  emptyGo: '노래 보러 가기',
  noMatch: '찾는 노래가 없어요',
  loadFail: '내 노래를 불러오지 못했어요',
} as const;
