type Result = 'sense' | 'accepted' | 'form' | 'variant' | 'slip' | 'wrong' | 'pronunciation' | 'homograph' | 'meant';

/**
 * The word, the typed answer, and its grade: right and in which way, wrong, or near: the pronunciation, a homograph's
 * meaning, or a slip that shows what was meant.
 */
export type GradedCases = Readonly<
  Record<string, readonly (readonly [word: string, answer: string, result: Result])[]>
>;
