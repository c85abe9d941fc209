import { choseong, foldKey, spelledOut, toHangul, toNfc } from '../language/index.js';
import { applyInBatch } from './apply-in-batch.js';
import { columnOf } from './column.js';
import { GramIndex } from './gram-index.js';
import { madeOnce } from './made-once.js';
import { indexWholes } from './whole-words.js';
import type { SearchableWord } from './words.js';

/**
 * Indexes what tolerant readings look through: the fold keys of a word's reading, and the initials of its Hangul. Each
 * is made when it is first asked for.
 */
export function indexSounds(wordsOf: () => readonly SearchableWord[]) {
  const index = (columns: readonly (readonly string[])[]): GramIndex =>
    new GramIndex(
      columns.map((texts) => columnOf(texts, 0)),
      columns[0]?.length ?? 0,
      3,
    );
  /** The keys, until both have been made of them. */
  let keys: string[][] | null = null;
  let used = 0;
  const takeKeys = (): string[][] => {
    const taken = keys ?? keysOf(wordsOf());
    used += 1;
    keys = used < 2 ? taken : null;
    return taken;
  };
  return {
    wholes: madeOnce(() => indexWholes(takeKeys())),
    indexes: {
      key: madeOnce(() => index(takeKeys())),
      initials: madeOnce(() => index([wordsOf().map((word) => choseong(toNfc(word.koreanPronunciation)))])),
      meaningInitials: madeOnce(() => index([wordsOf().map((word) => initialsOfSenses(word.meaningKo))])),
    },
  };
}

/**
 * The initials of senses, a comma between them lest the end of one and the beginning of the next be found as one word.
 */
export const initialsOfSenses = (meaning: string): string =>
  meaning
    .split(',')
    .map((sense) => choseong(toNfc(sense)))
    .join(',');

/**
 * The key of each pronunciation, that of the reading where the word is not pronounced as it is spelt (こんにちは), and those
 * of a loan word that is read kana by kana (소후아 for ソファー).
 */
function keysOf(words: readonly SearchableWord[]): string[][] {
  const pronunciations = words.map((word) => toNfc(word.koreanPronunciation));
  const readings = applyInBatch(
    toHangul,
    words.map((word) => word.reading),
  ).map((reading, row) => (reading === pronunciations[row] ? '' : reading));
  const ways = words.map(({ reading }) => spelledOut(toNfc(reading)).map(toHangul));
  const kanaByKana = [0, 1].map((index) => ways.map((way) => way[index] ?? ''));
  return [pronunciations, readings, ...kanaByKana].map((texts) => applyInBatch(foldKey, texts));
}
