export const myArtists = {
  title: '내 아티스트',
  search: '내 아티스트에서 찾기',
  remove: '{name} 빼기',
  removed: '내 아티스트에서 뺐어요',
  empty: '담아 둔 아티스트가 없어요',
  noMatch: '찾는 아티스트가 없어요',
  loadFail: '내 아티스트를 불러오지 못했어요',
} as const;
