export const endings = {
  title: '어미·표현',
  group: '갈래',
  level: '급수',
  search: '형태, 뜻, 팁, 예문으로 찾기',
  empty: '찾는 표현이 없어요',
} as const;
