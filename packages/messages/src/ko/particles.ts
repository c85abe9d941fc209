export const particles = {
  title: '조사',
  description:
    '일본어 조사를 한국어와 비교하며 익혀 보세요. は와 が, に와 で처럼 헷갈리는 조사의 차이와 예문을 한글 읽기와 함께 볼 수 있어요.',
  'c.all': '전체',
  'c.basic': '기본',
  'c.place': '장소·방법',
  'c.direction': '방향·시간',
  'c.listing': '나열·인용',
  'c.contrast': '대조·한정',
  'c.range': '범위',
  'c.role': '자격·입장',
  'c.end': '문장 끝',
  'c.other': '기타',
  categories: '분류',
  count: '조사 {n}개',
  search: '조사, 읽기, 뜻으로 찾기',
  empty: '찾는 조사가 없어요',
} as const;
