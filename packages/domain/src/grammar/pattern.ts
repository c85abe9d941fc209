import type { Attachment, FormName } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';

/** A particle or an ending of the reference, for the drill. */
export type DrillPattern = {
  readonly list: EntryAddress['list'];
  readonly id: string;
  /** Its form: `・` separates two forms, `〜` is a gap. */
  readonly form: string;
  readonly meaning: string;
  readonly section: string;
  readonly level: string;
  readonly attachments: readonly Attachment[];
  /** The ids of the patterns that are confused with it, the nearest first. */
  readonly near: readonly string[];
};

/** A pattern after a word, in writing and reading; `chain` is the form of its end: 食べたいです, `polite`. */
export type PatternForm = {
  readonly written: string;
  readonly reading: string;
  readonly chain: readonly FormName[];
};

/** A sentence that shows a pattern, for the drill. */
export type DrillSentence = {
  readonly japanese: string;
  readonly korean: string;
  /** The range that shows the pattern, half-open, in UTF-16 units. */
  readonly target: readonly [start: number, end: number];
};
