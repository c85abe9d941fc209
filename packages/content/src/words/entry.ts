import type { Level, PartOfSpeech } from '@utarang/contract';

/** A word of the book, as the product uses it. `word-fields.ts` says what a field is in the files and the database. */
export type WordEntry = {
  readonly id: number;
  readonly japaneseWord: string;
  /** The reading as written: katakana for loan words. */
  readonly hiragana: string;
  readonly koreanPronunciation: string;
  /** Korean senses, separated by `, `. */
  readonly meaningKo: string;
  /** Null for words and set phrases that no level lists. */
  readonly level: Level | null;
  readonly partsOfSpeech: readonly PartOfSpeech[];
  /** Further Korean answers that are right. */
  readonly accept: readonly string[];
  /** Korean answers that are near but wrong, whatever leniency there is. */
  readonly block: readonly string[];
};
