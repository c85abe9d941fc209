type Result = 'sense' | 'accepted' | 'form' | 'variant' | 'slip' | 'wrong' | 'pronunciation' | 'homograph';

/** The word, what somebody types, and how it is graded: right by what, wrong, or the pronunciation. */
export type GradedCases = Readonly<
  Record<string, readonly (readonly [word: string, answer: string, result: Result])[]>
>;
