import type { Attachment, FormName } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';

/** A particle or an ending of the reference, as the drill asks it. */
export type DrillPattern = {
  readonly list: EntryAddress['list'];
  readonly id: string;
  /** As it is written: `・` parts two forms, `〜` is a gap. */
  readonly form: string;
  readonly meaning: string;
  readonly section: string;
  readonly level: string;
  readonly attachments: readonly Attachment[];
  /** The ids of what it is confused with, the nearest first. */
  readonly near: readonly string[];
};

/** A pattern behind a word, as it is written and read; `chain` is what became of its end: 食べたいです, `polite`. */
export type PatternForm = {
  readonly written: string;
  readonly reading: string;
  readonly chain: readonly FormName[];
};

/** A sentence that shows a pattern, as the drill needs it. */
export type DrillSentence = {
  readonly japanese: string;
  readonly korean: string;
  /** The stretch that shows the pattern: a half-open range in UTF-16 units. */
  readonly target: readonly [start: number, end: number];
};
