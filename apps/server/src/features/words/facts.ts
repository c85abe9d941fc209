import type { KanjiBook } from '@utarang/content/kanji';
import { BANDS, onWire, type RelatedWord, relatedKinds, type WordDetail } from '@utarang/contract';
import { countedTable, counters } from '@utarang/domain/counters';
import { bridgeTo, kanjiOf, splitReading } from '@utarang/domain/language';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CatalogueWord } from '../../catalogue/word.js';

type Facts = Pick<
  WordDetail,
  'accent' | 'counted' | 'frequency' | 'origin' | 'transitivity' | 'register' | 'usage' | 'related' | 'kanji'
>;

/** The facts that a dictionary says of a word besides its meaning (docs/product/words.md#facts). */
export function factsOf(
  word: CatalogueWord,
  catalogue: Pick<Catalogue, 'facts' | 'word'>,
  kanjiBook: Pick<KanjiBook, 'of'>,
): Facts {
  const { links, band, ...facts } = catalogue.facts.of(word.id);
  const related = links.flatMap(({ kind, otherId, note }): RelatedWord[] => {
    const other = catalogue.word(otherId);
    if (!other || other.retired) return [];
    const { id, japaneseWord, reading, meaningKo } = other;
    const { transitivity } = catalogue.facts.of(id);
    return [onWire({ kind, id, japaneseWord, reading, meaningKo, transitivity, note })];
  });
  const counter = counters.find((each) => each.written === word.japaneseWord && each.reading === word.reading);
  return {
    ...facts,
    counted: counter
      ? countedTable(counter).map(({ korean, also, ...each }) => ({ ...each, also: [...also], korean: [...korean] }))
      : [],
    frequency: band && BANDS + 1 - band,
    related: related.sort((a, b) => relatedKinds.indexOf(a.kind) - relatedKinds.indexOf(b.kind)),
    kanji: kanjiIn(word, kanjiBook),
  };
}

/** The kanji of a word, each with the Korean sound that leads to its on reading there. */
function kanjiIn({ japaneseWord, reading }: CatalogueWord, book: Pick<KanjiBook, 'of'>): Facts['kanji'] {
  const parts = splitReading(japaneseWord, reading, book.of);
  return [...kanjiOf(japaneseWord)].map((kanji) => {
    const entry = book.of(kanji);
    const on = parts.find((part) => part.kanji === kanji && part.kind === 'on')?.reading;
    const step = on === undefined ? null : bridgeTo(on, entry?.eum ?? []);
    return {
      kanji,
      hunEum: entry?.hunEum[0] ?? null,
      step: step && on !== undefined ? { eum: step.eum, on } : null,
    };
  });
}
