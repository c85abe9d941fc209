import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedSenseBook, senseBook } from './sense-book.js';

const word = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  japaneseWord: fc.constantFrom('上', '下', '橋'),
  reading: fc.constantFrom('うえ', 'かみ', 'はし'),
  meaningKo: fc.constantFrom('위', '위, 위쪽', '아래', '다리'),
  accept: fc.subarray(['상부', '하부', '교량']),
});
const words = fc
  .uniqueArray(word, { selector: ({ id }) => id, maxLength: 12 })
  .map((chosen) => chosen.sort((a, b) => b.id - a.id));

test('a changed book answers what one made again does', () => {
  fc.assert(
    fc.property(words, words, (before, now) => {
      const removed = before.filter((_, at) => at % 3 !== 0);
      const kept = before.filter((old) => !removed.includes(old));
      const added = now.filter(({ id }) => !kept.some((old) => old.id === id));
      const all = [...kept, ...added].sort((a, b) => b.id - a.id);
      const changed = changedSenseBook(senseBook(before), { removed, added, words: all });
      expect(changed).toEqual(senseBook(all));
    }),
  );
});
