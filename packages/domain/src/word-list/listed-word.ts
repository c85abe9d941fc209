/** A word as a list that a member brings along has it. Only `text` is never empty. */
export type ListedWord = {
  /** The Japanese as written. */
  readonly text: string;
  readonly reading: string;
  /** In Korean, or in the language of the list. */
  readonly meaning: string;
};

/** The most characters of each part: longer ones are sentences, and no words. */
export const LISTED_MAX = 200;
