import { hasKanaOrKanji, normalise } from '@utarang/domain/language';
import type { SearchField } from '@utarang/domain/search';
import type { RaceMode } from '../queries/query.js';
import { FIELDS_OF } from './engine.js';

export type Fields = Readonly<Record<SearchField, string>>;

export const normalisedFields = (word: Fields): Fields => ({
  japaneseWord: normalise(word.japaneseWord),
  reading: normalise(word.reading),
  koreanPronunciation: normalise(word.koreanPronunciation),
  meaningKo: normalise(word.meaningKo),
});

/** Kana and kanji are looked for in the Japanese writing, whatever the mode. */
export const fieldsOf = (query: string, mode: RaceMode): readonly SearchField[] =>
  hasKanaOrKanji(query) ? ['japaneseWord', 'reading'] : FIELDS_OF[mode];

/**
 * docs/product/search.md#rank, in thousandths: the whole field, its beginning, the earlier position; the meaning a
 * little later. Infinite where the query is in none of the fields. Ties go to the higher id.
 */
export function rankIn(texts: Fields, fields: readonly SearchField[], query: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (const field of fields) {
    const position = texts[field].indexOf(query);
    if (position < 0) continue;
    const place = texts[field].length === query.length ? 0 : position === 0 ? 1000 : 2000 + Math.min(position, 999);
    best = Math.min(best, place + (field === 'meaningKo' ? 50 : 0));
  }
  return best;
}
