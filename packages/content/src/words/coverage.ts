import { type Level, levels } from '@utarang/contract';
import { isKana, toHiragana } from '@utarang/domain/language';
import { type SpeltWord, writingsOf } from '@utarang/domain/words';
import { readTsv } from '../tsv.js';

/** A word with the fields of lists of levels. */
export type ListedWord = SpeltWord & { readonly level: Level | null; readonly reading: string };

export type LevelCoverage = {
  readonly level: Level;
  readonly listed: number;
  readonly present: number;
  /** Words listed at this level that the book has in none of their spellings. */
  readonly missing: readonly string[];
  /** Words of the book at this level that are listed there in none of their spellings. */
  readonly extra: readonly string[];
};

/**
 * Compares the words of each level with a reference list: "a row of the list is found by any form of a word with its
 * reading" (docs/content.md#the-word-book), since lists have kana where people write kanji.
 */
export function coverage(words: readonly ListedWord[], listed: readonly ListedWord[]): LevelCoverage[] {
  return levels.map((level) => {
    const ofLevel = words.filter((word) => word.level === level);
    const have = new Set(ofLevel.flatMap(namesOf));
    const want = new Set(listed.filter((word) => word.level === level).map(nameOf));
    const missing = [...want].filter((name) => !have.has(name));
    const extra = ofLevel.filter((word) => !namesOf(word).some((name) => want.has(name))).map(nameOf);
    return { level, listed: want.size, present: want.size - missing.length, missing, extra };
  });
}

/** Reads a table with the columns `level`, `expression` and `reading`. */
export function parseListedWords(text: string): ListedWord[] {
  return readTsv<'level' | 'expression' | 'reading'>(text).map(({ level, expression, reading }) => ({
    level: levels.find((known) => known === level)!,
    japaneseWord: expression,
    reading,
  }));
}

const nameOf = ({ japaneseWord, reading }: ListedWord): string => `${japaneseWord} (${toHiragana(reading)})`;

/** The names of a word. One in kana is its own reading: ロープウエイ of ロープウェイ. */
const namesOf = (word: ListedWord): string[] =>
  [...writingsOf(word), word.reading].map((written) =>
    nameOf({ ...word, japaneseWord: written, reading: isKana(written) ? written : word.reading }),
  );
