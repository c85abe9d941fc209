/** A word as a list that a member brings along has it. Only `text` is never empty. */
export type ListedWord = {
  /** The Japanese as written. */
  readonly text: string;
  readonly reading: string;
  /** In Korean, or in the language of the list. */
  readonly meaning: string;
};

/** Blanks that are control characters, apart from the line end. */
const CONTROL_BLANK = /[\t\v\f\r\u0085]/gu;
/** Control characters and halves of characters, which no text of ours may have (docs/product/limits.md#text). */
const UNREADABLE = /(?!\n)[\p{Cc}\p{Cs}]/gu;

/** Text of a file without what nobody can read, which no table would take. Line ends stay. */
export const readableOf = (text: string): string => text.replace(CONTROL_BLANK, ' ').replace(UNREADABLE, '');

/** The most characters of each part: longer ones are sentences, and no words. */
export const LISTED_MAX = 200;
