/** A question in the form in which its options are counted: its answer, and its wrong options, by their ids. */
export type CountedQuiz = {
  readonly id: number;
  readonly answerId: number;
  readonly wrongIds: readonly number[];
};

/** The number of questions of which a word is the answer, and of which it is a wrong option. */
export type WordCount = { readonly wordId: number; readonly right: number; readonly wrong: number };

/** Wrong options of a question: by chance a word is right once in this number plus one. */
const WRONG_OPTIONS = 3;

/**
 * The questions that share all their wrong options with another, by these options: "no two questions share all three"
 * (docs/product/sentences.md#questions). A learner who has met the one would know the other's answer without reading
 * it.
 */
export function sharedOptions(quizzes: readonly CountedQuiz[]): number[][] {
  const byOptions = new Map<string, number[]>();
  for (const { id, wrongIds } of quizzes) {
    const key = wrongIds.toSorted((a, b) => a - b).join();
    byOptions.set(key, [...(byOptions.get(key) ?? []), id]);
  }
  return [...byOptions.values()].filter((alike) => alike.length > 1);
}

/** Counts for each word of the options how often it is right and how often wrong. */
export function wordCounts(quizzes: readonly CountedQuiz[]): WordCount[] {
  const counts = new Map<number, { right: number; wrong: number }>();
  const countOf = (wordId: number) => {
    const count = counts.get(wordId) ?? { right: 0, wrong: 0 };
    counts.set(wordId, count);
    return count;
  };
  for (const { answerId, wrongIds } of quizzes) {
    countOf(answerId).right++;
    for (const wordId of wrongIds) countOf(wordId).wrong++;
  }
  return [...counts].map(([wordId, count]) => ({ wordId, ...count }));
}

/**
 * The excess of wrong uses of a word over chance. Of four options one is right, so a word that is right n times is
 * wrong 3n times in a set that gives nothing away. A word that is far too often wrong can be ruled out without reading
 * the sentence.
 */
export const excessWrong = ({ right, wrong }: WordCount): number => wrong - WRONG_OPTIONS * right;

/**
 * Figures on what a set of questions gives away: words that are always wrong, and options that are repeated together.
 */
export type PoolFigures = {
  /** Words of the options. */
  readonly words: number;
  /** Words that are never the answer, those that are wrong most often first. */
  readonly neverRight: readonly WordCount[];
  /** Questions that share all their wrong options with another. */
  readonly sharing: number;
};

/** Counts what a set of questions gives away (docs/product/sentences.md#questions). */
export function poolFigures(quizzes: readonly CountedQuiz[]): PoolFigures {
  const counts = wordCounts(quizzes);
  const neverRight = counts.filter(({ right }) => right === 0).sort((one, other) => other.wrong - one.wrong);
  return { words: counts.length, neverRight, sharing: sharedOptions(quizzes).flat().length };
}
