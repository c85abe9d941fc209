export const app = {
  name: '우타랑',
  tagline: '단어랑 노래랑, 우타랑',
  title: '{page} · 우타랑',
  description: '한국어 발음과 뜻으로 찾는 일본어 단어, 가사로 익히는 일본 노래',
} as const;
