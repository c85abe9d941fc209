import type { GrammarOption, GrammarQuestion } from '@utarang/contract';

/** A question with its options in the order in which they stand. */
export type AskedGrammar = {
  readonly question: GrammarQuestion;
  readonly options: readonly GrammarOption[];
  readonly again: boolean;
};
