export const strip = {
  title: '오늘의 학습',
  waiting: '기다리는 단어',
  today: '오늘 점수',
  streak: '연속 학습',
  days: '{n}일',
  start: '학습 시작하기',
} as const;
