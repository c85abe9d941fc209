/** A word in a list that a member imports. Only `text` is never empty. */
export type ListedWord = {
  /** The Japanese as written. */
  readonly text: string;
  readonly reading: string;
  /** In Korean, or in the language of the list. */
  readonly meaning: string;
};

/** Control characters that count as spaces, apart from line ends. */
const CONTROL_BLANK = /[\t\v\f\r\u0085]/gu;
/** Control characters and lone surrogates, which no stored text may have (docs/product/limits.md#text). */
const UNREADABLE = /(?!\n)[\p{Cc}\p{Cs}]/gu;

/** The text of a file without unreadable characters, which no table would accept. Line ends stay. */
export const readableOf = (text: string): string => text.replace(CONTROL_BLANK, ' ').replace(UNREADABLE, '');

/** The most characters of each part: longer ones are sentences, and no words. */
export const LISTED_MAX = 200;
