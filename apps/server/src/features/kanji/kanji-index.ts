import type { KanjiBook, KanjiEntry } from '@utarang/content/kanji';
import { type Level, levels } from '@utarang/contract';
import { kanjiOf } from '@utarang/domain/language';
import type { CatalogueWord } from '../../catalogue/word.js';

/** The level of a kanji's easiest word, and the indexes of its words. */
export type InWords = { readonly level: Level | null; readonly places: readonly number[] };

export type IndexedKanji = { readonly entry: KanjiEntry; readonly level: Level | null; readonly count: number };

const NOWHERE: InWords = { level: null, places: [] };
/** The rank of a level, the easiest first; words without one are last. */
export const levelRank = (level: Level | null): number => (level === null ? levels.length : levels.indexOf(level));

/**
 * Indexes the words of each kanji, and the kanji in the order of their list: the easiest level first, then by the
 * number of their words.
 */
export function indexKanji(words: readonly CatalogueWord[], book: KanjiBook) {
  const found = new Map<string, { level: Level | null; places: number[] }>();
  words.forEach(({ japaneseWord, level }, place) => {
    for (const kanji of kanjiOf(japaneseWord)) {
      const known = found.get(kanji);
      if (!known) found.set(kanji, { level, places: [place] });
      else {
        known.places.push(place);
        if (levelRank(level) < levelRank(known.level)) known.level = level;
      }
    }
  });
  const usesOf = (kanji: string): InWords => found.get(kanji) ?? NOWHERE;
  const inOrder = book.entries
    .map((entry): IndexedKanji => {
      const { level, places } = usesOf(entry.kanji);
      return { entry, level, count: places.length };
    })
    .sort((a, b) => levelRank(a.level) - levelRank(b.level) || b.count - a.count);
  return { of: usesOf, inOrder };
}
