import { choseong, foldKey, spelledOut, toHangul, toNfc } from '../language/index.js';
import { applyInBatch } from './apply-in-batch.js';
import { columnOf } from './column.js';
import { GramIndex } from './gram-index.js';
import { indexWholes } from './whole-words.js';
import type { SearchableWord } from './words.js';

/** Indexes what tolerant readings look through: the fold keys of a word's reading, and the initials of its Hangul. */
export function indexSounds(words: readonly SearchableWord[]) {
  const index = (...columns: readonly (readonly string[])[]) =>
    new GramIndex(
      columns.map((texts) => columnOf(texts, 0)),
      words.length,
      3,
    );
  const keys = keysOf(words);
  return {
    wholes: indexWholes(keys),
    indexes: {
      key: index(...keys),
      initials: index(words.map((word) => choseong(toNfc(word.koreanPronunciation)))),
      meaningInitials: index(words.map((word) => initialsOfSenses(word.meaningKo))),
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
    words.map((word) => word.hiragana),
  ).map((reading, row) => (reading === pronunciations[row] ? '' : reading));
  const ways = words.map(({ hiragana }) => spelledOut(toNfc(hiragana)).map(toHangul));
  const kanaByKana = [0, 1].map((index) => ways.map((way) => way[index] ?? ''));
  return [pronunciations, readings, ...kanaByKana].map((texts) => applyInBatch(foldKey, texts));
}
