import type { Word } from '@utarang/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLevel, fetchLevelPage } from './api.js';

afterEach(() => vi.unstubAllGlobals());

const word = (id: number): Word => ({
  id,
  japaneseWord: `語${id}`,
  hiragana: 'ご',
  koreanPronunciation: '고',
  meaningKo: id % 10 === 0 ? '말 Ten' : '말',
  level: 'N5',
});
const words = Array.from({ length: 50 }, (_, index) => word(index + 1));
const serve = (answer: unknown) => vi.stubGlobal('fetch', async () => Response.json(answer));

// biome-ignore format: a table, to be read down
test.each([
  // query     page   first   last   words   pages
  ['',         0,     1,      24,    50,     3],
  ['',         2,     49,     50,    50,     3],
  [' ten ',    0,     10,     50,    5,      1],
  ['語7',      0,     7,      7,     1,      1],
])('a level that comes as a plain array is searched for %j and cut here: page %d', async (q, page, first, last, all, pages) => {
  serve(words);
  const { content, totalElements, totalPages } = await fetchLevelPage({ level: 'N5', q, page, isDictionary: false }, {});
  expect([content[0]?.id, content.at(-1)?.id, totalElements, totalPages]).toEqual([first, last, all, pages]);
});

test('all words of a level may come as a plain array, too', async () => {
  serve(words);
  expect(await fetchLevel('N5', {})).toEqual(words);
});
