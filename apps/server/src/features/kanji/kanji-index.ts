import type { KanjiBook, KanjiEntry } from '@utarang/content/kanji';
import { type Level, levels } from '@utarang/contract';
import { kanjiOf } from '@utarang/domain/language';
import type { CatalogueWord } from '../../catalogue/word.js';

/** The level of a kanji's easiest word, and the places of its words. */
export type InWords = { readonly level: Level | null; readonly places: readonly number[] };

export type IndexedKanji = { readonly entry: KanjiEntry; readonly level: Level | null; readonly count: number };

const NOWHERE: InWords = { level: null, places: [] };
/** The place of a level, the easiest first; none is last. */
export const levelRank = (level: Level | null): number => (level === null ? levels.length : levels.indexOf(level));

/**
 * The words of each kanji, by their places among all words, and the kanji in the order of their list: the easiest level
 * first, then what most words are written with.
 */
export function indexKanji(words: readonly CatalogueWord[], book: KanjiBook) {
  const found = new Map<string, { level: Level | null; places: number[] }>();
  words.forEach(({ japaneseWord, level }, place) => {
    for (const kanji of kanjiOf(japaneseWord)) {
      const held = found.get(kanji);
      if (!held) found.set(kanji, { level, places: [place] });
      else {
        held.places.push(place);
        if (levelRank(level) < levelRank(held.level)) held.level = level;
      }
    }
  });
  const of = (kanji: string): InWords => found.get(kanji) ?? NOWHERE;
  const inOrder = book.entries
    .map((entry): IndexedKanji => {
      const { level, places } = of(entry.kanji);
      return { entry, level, count: places.length };
    })
    .sort((a, b) => levelRank(a.level) - levelRank(b.level) || b.count - a.count);
  return { of, inOrder };
}
