import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { createHeardShelf } from './shelf.js';
import { alikeCatalogue } from './test/alike.js';
import { mode } from './test/arbitraries.js';

const WINDOW = { offset: 0, limit: 24 };

test('a search between two parts of the index finds what it finds once all are made', () => {
  const made = fc.nat({ max: 12 });
  fc.assert(
    fc.property(alikeCatalogue, mode, made, ({ words, query }, searched, count) => {
      const book = words.map((word) => ({ partsOfSpeech: ['noun'], level: 'N5', accept: [], ...word }));
      const [whole, begun] = [createHeardShelf(book, () => 0), createHeardShelf(book, () => 0)];
      whole.prepare();
      for (const make of begun.parts().slice(0, count)) make();
      const find = (shelf: typeof whole) => {
        const { nearest, ...found } = shelf.search(asSearched(query), searched, WINDOW);
        return { ...found, nearest: nearest?.() };
      };
      expect(find(begun)).toEqual(find(whole));
    }),
    { numRuns: 40 },
  );
});
