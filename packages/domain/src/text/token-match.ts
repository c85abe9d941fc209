import type { Deinflect } from './memoized-deinflect.js';
import type { Morpheme } from './morpheme.js';
import type { TextBook } from './text-book.js';
import type { TextToken } from './text-token.js';

/** The line that words are taken from, with all that is known of it. */
export type Context = {
  readonly line: string;
  readonly morphemes: readonly Morpheme[];
  readonly book: TextBook;
  readonly deinflect: Deinflect;
  /** True if the line is the last of its stanza. */
  readonly isLast: boolean;
};
/** A token and how many morphemes it takes. */
export type TokenMatch = { readonly length: number; readonly token: TextToken };

/** Checks whether a morpheme stands between words, or hangs on one. */
export const isGrammar = ({ part }: Morpheme): boolean =>
  part === '助詞' || part === '助動詞' || part === '記号' || part === 'UNK';
