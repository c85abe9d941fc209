import type { KanjiBook } from '@utarang/content/kanji';
import type { FoundKanji } from '@utarang/contract';
import { initialSound, kanjiOf } from '@utarang/domain/language';

/** The kanji of the words of the book, found by themselves and by how Korean reads them. */
export function createKanjiIndex(
  words: readonly { readonly japaneseWord: string }[],
  kanjiBook: Pick<KanjiBook, 'of'>,
) {
  const hanjaReadings = (kanji: string) => kanjiBook.of(kanji)?.eum ?? [];
  const counts = new Map<string, number>();
  for (const { japaneseWord } of words) {
    for (const kanji of kanjiOf(japaneseWord)) counts.set(kanji, (counts.get(kanji) ?? 0) + 1);
  }
  const byReading = new Map<string, string[]>();
  for (const kanji of counts.keys()) {
    for (const reading of new Set(hanjaReadings(kanji).flatMap((eum) => [eum, initialSound(eum)]))) {
      const held = byReading.get(reading);
      if (held) held.push(kanji);
      else byReading.set(reading, [kanji]);
    }
  }
  const shown = (kanji: string): FoundKanji => ({
    kanji,
    hunEum: kanjiBook.of(kanji)?.hunEum[0] ?? null,
    eum: [...hanjaReadings(kanji)],
    wordCount: counts.get(kanji) ?? 0,
  });

  return {
    shown,
    /** Those of a query in its order; those that Korean reads as it where it is one syllable, the most used first. */
    find(query: string): readonly string[] {
      const own = [...kanjiOf(query)].filter((kanji) => counts.has(kanji));
      if (own.length > 0) return own;
      const read = byReading.get(query.trim()) ?? [];
      // A reading that is likelier for a kanji stands before one that is not: 学 for 학, and not 鶴 first.
      const isUsual = (kanji: string) => Number(hanjaReadings(kanji)[0] !== query);
      return read.toSorted((a, b) => isUsual(a) - isUsual(b) || counts.get(b)! - counts.get(a)!);
    },
  };
}
