export const mySongs = {
  title: '내 노래',
  search: '제목, 아티스트로 찾기',
  remove: '{title} 빼기',
  removed: '내 노래에서 뺐어요',
  empty: '담아 둔 노래가 없어요',
  noMatch: '찾는 노래가 없어요',
  loadFail: '내 노래를 불러오지 못했어요',
} as const;
