export const quiz = {
  title: '단어 퀴즈',
} as const;
