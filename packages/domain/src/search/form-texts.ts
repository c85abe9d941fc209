import { normalise } from '../language/index.js';
import { normalField } from './normal-field.js';
import { rankAt } from './rank.js';
import type { Reading } from './readings.js';
import type { SearchableWord } from './words.js';

/**
 * The further spellings of each word, normalised, by row in as many columns as the word with most of them has. Left out
 * are those that `isWanted` refuses, and those that the headword or the reading covers, kana above all.
 */
export function formTexts(
  words: readonly SearchableWord[],
  isWanted: (written: string) => boolean = () => true,
): Map<number, string>[] {
  const columns: Map<number, string>[] = [];
  words.forEach((word, row) => {
    searchedForms(word, isWanted).forEach((written, place) => {
      columns[place] ??= new Map();
      columns[place].set(row, normalField(written));
    });
  });
  return columns;
}

const NO_FORMS: readonly string[] = [];

function searchedForms(
  { japaneseWord, reading, forms }: SearchableWord,
  isWanted: (written: string) => boolean = () => true,
): readonly string[] {
  if (!forms || forms.length === 0) return NO_FORMS;
  const wanted = forms.map(({ written }) => written).filter(isWanted);
  if (wanted.length === 0) return NO_FORMS;
  const [word, kana] = [normalField(japaneseWord), normalField(reading)];
  return wanted.filter((written) => {
    const normal = normalField(written);
    return normal !== word && normal !== kana;
  });
}

/**
 * The spelling by which a hit was found, where it is neither the headword nor the reading: "a hit that came by another
 * spelling says so" (docs/product/search.md#other-spellings). Where both contain the query the better rank counts, and
 * among equals the headword.
 */
export function spellingOf(word: SearchableWord, { form, text }: Reading): string | null {
  if (form !== 'written' && form !== 'all') return null;
  const rankIn = (field: string): number => {
    const normal = normalise(field);
    const index = normal.indexOf(text);
    return index < 0 ? Number.POSITIVE_INFINITY : rankAt(index, normal.length === text.length, 0);
  };
  let best: string | null = null;
  let rank = Math.min(rankIn(word.japaneseWord), rankIn(word.reading));
  for (const written of searchedForms(word)) {
    const own = rankIn(written);
    if (own < rank) [best, rank] = [written, own];
  }
  return best;
}
