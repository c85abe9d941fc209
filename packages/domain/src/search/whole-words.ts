import {
  hasKanaOrKanji,
  normalise,
  officialTsu,
  romajiToHangul,
  type SearchText,
  toHangul,
  wholeKeys,
} from '../language/index.js';
import type { Rows } from './column.js';
import { keyOfPart } from './key-of-part.js';
import { memoizeTexts } from './memoize-texts.js';
import type { Reading } from './readings.js';
import { spellingGap } from './spelling-gap.js';
import { addEntry, type EntryLexicon, noEntries, type TextEntries } from './text-entries.js';
import type { SearchableWord } from './words.js';

/** The most that kana may differ: a user who types kana does not mean が with か. The length of a vowel may differ. */
const KANA_GAP_MAX = 1;

/** The largest gap of a spelling of a word: a hundred 아 do not match ああ. */
const GAP_MAX = 24;

/** The number of words whose sound is cached: the same ones are searched again and again. */
const KNOWN_WORDS = 4_000;

/** Words that a query equals as a whole, in another spelling. */
export type WholeWords = {
  /**
   * Their rows, the nearest spelling first, equally near ones in the order of rows; and how the query was read for the
   * first.
   */
  find(query: SearchText, wordOf: (row: number) => SearchableWord): { rows: Rows; reading: Reading } | null;
};

/** The item with the lowest cost, the first of equals. */
const least = <T>(all: readonly T[], costOf: (one: T) => number): T | undefined =>
  [...all].sort((a, b) => costOf(a) - costOf(b))[0];

const normalised = memoizeTexts(normalise, KNOWN_WORDS);
const saidOfKana = memoizeTexts((kana) => normalise(toHangul(kana)), KNOWN_WORDS);

const gapOf = (spoken: readonly string[], said: string): number => {
  let gap = Number.POSITIVE_INFINITY;
  for (const text of spoken) gap = Math.min(gap, spellingGap(text, said));
  return gap;
};

/**
 * The whole fold keys of words as entries. Each column has one key for each row, possibly empty; the column gives the
 * kind of its keys.
 */
export function wholeEntries(columns: readonly (readonly string[])[]): TextEntries {
  const entries = noEntries();
  columns.forEach((column, kind) => {
    column.forEach((key, row) => {
      if (key !== '') addEntry(entries, key, row, kind);
    });
  });
  return entries;
}

/** Built from the fold keys of words. */
export function indexWholes({ lexicon, rows }: Pick<EntryLexicon, 'lexicon' | 'rows'>): WholeWords {
  return {
    find(query, wordOf) {
      const found: { row: number; key: string; gap: number }[] = [];
      for (const key of wholeKeys(query, keyOfPart)) {
        lexicon.eachEqual(key, (number) => {
          const row = rows[number]!;
          if (!found.some((one) => one.row === row)) found.push({ row, key, gap: 0 });
        });
      }
      if (found.length === 0) return null;
      const isKana = hasKanaOrKanji(query);
      const latin = isKana ? [] : romajiToHangul(query);
      const spoken = isKana ? [toHangul(query)] : latin.length > 0 ? latin : [officialTsu(query)];
      const pronouncedAs = ({ reading, koreanPronunciation }: SearchableWord) =>
        isKana ? saidOfKana(reading) : normalised(koreanPronunciation);
      for (const one of found) one.gap = gapOf(spoken, pronouncedAs(wordOf(one.row)));
      const near = found
        .filter(({ gap }) => gap <= (isKana ? KANA_GAP_MAX : GAP_MAX))
        .sort((a, b) => a.gap - b.gap || a.row - b.row);
      const [best] = near;
      if (!best) return null;
      const shownAs = least(latin, (text) => spellingGap(text, pronouncedAs(wordOf(best.row))));
      return {
        rows: Uint32Array.from(near, ({ row }) => row),
        reading: { form: 'key', text: best.key, shownAs },
      };
    },
  };
}
