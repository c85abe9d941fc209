import { expect, test } from 'vitest';
import { bookMatcher } from './book-matcher.js';

test('the index of a book is made in turns of the event loop, and finds what stands before and after each', async () => {
  const words = Array.from({ length: 100 }, (_, id) => ({
    ...{ id, japaneseWord: `水${id}`, reading: 'みず', meaningKo: '물' },
  }));
  let turns = 0;
  let steps = 0;
  const slices = {
    isOver: () => ++steps % 10 === 0,
    next: async () => {
      turns += 1;
    },
  };
  const match = await bookMatcher([words.slice(0, 60), words.slice(60)], slices);
  expect(turns).toBe(10);
  for (const word of words) {
    expect(match({ text: word.japaneseWord, reading: '', meaning: '' })).toEqual({ match: 'exact', words: [word] });
  }
});
