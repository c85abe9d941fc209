import type { JoinedClass, JoinedForm } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';

/** What a pattern stands behind, with what the way to attach puts before and behind the word. */
export type PatternJoin = {
  readonly to: JoinedClass;
  readonly form: JoinedForm;
  readonly before: string;
  readonly after: string;
};

/** An entry of the reference, as patterns are made of it. */
export type PatternSource = {
  readonly list: EntryAddress['list'];
  readonly id: string;
  /** How it is written and read, each with `・` between two forms and `〜` for a gap. */
  readonly written: string;
  readonly reading: string;
  /** Other texts by which its examples show it. */
  readonly also: readonly string[];
  /** What it stands behind, and what follows there. */
  readonly joins: readonly PatternJoin[];
};
