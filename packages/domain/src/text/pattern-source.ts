import type { JoinedClass, JoinedForm } from '../language/index.js';
import type { EntryAddress } from '../search/heard/function-words.js';

/** A way in which a pattern attaches: the word before it, and the texts before and after that word. */
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
  /** The form, as it is written and read, each with `・` between two forms and `〜` for a gap. */
  readonly written: string;
  readonly reading: string;
  /** Other texts by which its examples show it. */
  readonly also: readonly string[];
  /** The ways in which it attaches. */
  readonly joins: readonly PatternJoin[];
};
