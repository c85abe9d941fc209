/**
 * The kinds of questions of the sentence quiz (docs/product/sentences.md#kinds-of-questions): the missing word, the
 * reading of a word (読み), its writing (表記), the closest word (類義), and the sentence that uses it rightly (用法).
 */
export const quizAsks = ['blank', 'reading', 'writing', 'synonym', 'usage'] as const;
export type QuizAsk = (typeof quizAsks)[number];

/** Wrong options of a question: "four options" (docs/product/sentences.md#questions). */
export const WRONG_OPTIONS = 3;
