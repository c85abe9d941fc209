export const app = {
  name: '우타랑',
  tagline: '단어랑 노래랑, 우타랑',
  title: '{page} · 우타랑',
  noScript: '저장과 테스트, 학습 모드는 브라우저에서 자바스크립트를 켜면 쓸 수 있어요',
  description: '한국어 발음과 뜻으로 찾는 일본어 단어, 가사로 익히는 일본 노래',
} as const;
