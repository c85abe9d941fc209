import { type Level, levels } from '@utarang/contract';
import { readTsv } from '../tsv.js';

/** A word as far as lists of levels know it. */
export type ListedWord = { readonly level: Level | null; readonly japaneseWord: string; readonly hiragana: string };

export type LevelCoverage = {
  readonly level: Level;
  readonly listed: number;
  readonly present: number;
  /** Listed at this level, but not in the book. */
  readonly missing: readonly string[];
  /** In the book at this level, but not listed there. */
  readonly extra: readonly string[];
};

/** How the words of each level agree with a list of what belongs there. */
export function coverage(words: readonly ListedWord[], listed: readonly ListedWord[]): LevelCoverage[] {
  return levels.map((level) => {
    const have = namesAt(level, words);
    const want = namesAt(level, listed);
    const missing = [...want].filter((name) => !have.has(name));
    const extra = [...have].filter((name) => !want.has(name));
    return { level, listed: want.size, present: want.size - missing.length, missing, extra };
  });
}

/** Reads a table with the columns `level`, `expression` and `reading`. */
export function parseListedWords(text: string): ListedWord[] {
  return readTsv<'level' | 'expression' | 'reading'>(text).map(({ level, expression, reading }) => ({
    level: levels.find((known) => known === level)!,
    japaneseWord: expression,
    hiragana: reading,
  }));
}

const namesAt = (level: Level, words: readonly ListedWord[]): Set<string> =>
  new Set(words.filter((word) => word.level === level).map((word) => `${word.japaneseWord} (${word.hiragana})`));
