import { FIRST_LEVEL, type Level, type LevelSort } from '@utarang/contract';
import { toHiragana } from '@utarang/domain/language';
import { byNeed } from '@utarang/domain/words';
import type { FactIndex } from '../../catalogue/facts.js';
import type { CatalogueWord } from '../../catalogue/word.js';

type Words = readonly CatalogueWord[];

/**
 * The words of a level in their orders (docs/product/lists.md#jlpt-words). An order is computed at its first request
 * and cached as long as the words and their facts are the same.
 */
export function createLevelOrders() {
  const kept = new Map<string, { readonly items: Words; readonly facts: FactIndex; readonly ordered: Words }>();

  return {
    of(level: Level, sort: LevelSort, items: Words, facts: FactIndex): Words {
      // The words of N5 are in the order of a textbook.
      if (sort === 'order' && level === FIRST_LEVEL) return items;
      const key = `${level} ${sort}`;
      const before = kept.get(key);
      if (before?.items === items && before.facts === facts) return before.ordered;
      const ordered = sort === 'dictionary' ? byReading(items) : byNeed(items, (id) => facts.bandOf(id));
      kept.set(key, { items, facts, ordered });
      return ordered;
    },
  };
}

const japanese = new Intl.Collator('ja');

const byReading = (items: Words): Words =>
  items
    .map((word) => ({ word, reading: toHiragana(word.reading) }))
    .sort((a, b) => japanese.compare(a.reading, b.reading) || b.word.id - a.word.id)
    .map(({ word }) => word);
