import { hasKanaOrKanji, normalise, officialTsu, romajiToHangul, toHangul, wholeKeys } from '../language/index.js';
import type { Rows } from './column.js';
import { Lexicon } from './heard/lexicon.js';
import { keyOfPart } from './key-of-part.js';
import type { Reading } from './readings.js';
import { spellingGap } from './spelling-gap.js';
import type { SearchableWord } from './words.js';

/** The most that kana may differ: who types kana does not mean が for か. A vowel may be long or short. */
const MOST_OF_KANA = 1;

/** What is further is no spelling of a word: a hundred 아 are not ああ. */
const MOST = 12;

/** Words that a query is as a whole, in another spelling. */
export type WholeWords = {
  /** Their rows, the nearest spelling first, of equally near ones in the order of rows; and how the first was read. */
  find(query: string, wordOf: (row: number) => SearchableWord): { rows: Rows; reading: Reading } | null;
};

/** The one that costs least, the first of equals. */
const least = <T>(all: readonly T[], costOf: (one: T) => number): T | undefined =>
  all.toSorted((a, b) => costOf(a) - costOf(b))[0];

/** Made of the fold keys of words: columns of one key a row, of which some are empty. */
export function indexWholes(columns: readonly (readonly string[])[]): WholeWords {
  const all = columns.flatMap((column) => column.map((key, row) => ({ key, row }))).filter(({ key }) => key !== '');
  const lexicon = new Lexicon(all.map(({ key }) => key));
  const rows = Uint32Array.from(all, ({ row }) => row);

  return {
    find(query, wordOf) {
      const found = new Map<number, string>();
      for (const key of wholeKeys(query, keyOfPart)) {
        lexicon.eachAt(key, 0, (number, end) => {
          const row = rows[number]!;
          if (end === key.length && !found.has(row)) found.set(row, key);
        });
      }
      if (found.size === 0) return null;
      const isKana = hasKanaOrKanji(query);
      const latin = isKana ? [] : romajiToHangul(query);
      const spoken = isKana ? [toHangul(query)] : latin.length > 0 ? latin : [officialTsu(query)];
      const said = ({ hiragana, koreanPronunciation }: SearchableWord) =>
        normalise(isKana ? toHangul(hiragana) : koreanPronunciation);
      const gapOf = (word: SearchableWord) => Math.min(...spoken.map((text) => spellingGap(text, said(word))));
      const near = Array.from(found, ([row, key]) => ({ row, key, gap: gapOf(wordOf(row)) }))
        .filter(({ gap }) => gap <= (isKana ? MOST_OF_KANA : MOST))
        .sort((a, b) => a.gap - b.gap || a.row - b.row);
      const [best] = near;
      if (!best) return null;
      const shownAs = least(latin, (text) => spellingGap(text, said(wordOf(best.row))));
      return {
        rows: Uint32Array.from(near, ({ row }) => row),
        reading: { form: 'key', text: best.key, shownAs },
      };
    },
  };
}
