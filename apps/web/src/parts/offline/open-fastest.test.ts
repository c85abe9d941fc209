import { BOOK_FORMAT, onWire, type WordBook } from '@utarang/contract';
import { type BookWord, packBook, packIndex } from '@utarang/domain/search';
import { expect, test, vi } from 'vitest';
import { openFastest } from './open-fastest.js';

const word = (id: number, japaneseWord: string, reading: string, koreanPronunciation: string): BookWord => ({
  id,
  japaneseWord,
  reading,
  koreanPronunciation,
  meaningKo: '뜻',
  level: 'N5',
  partsOfSpeech: ['noun'],
  accept: [],
  forms: [],
  uses: 0,
});
const packed = packBook([word(2, '花', 'はな', '하나'), word(1, '学校', 'がっこう', '갓코우')], () => 0);
const sent = { format: BOOK_FORMAT, version: '1', count: packed.count, columns: onWire(packed.columns) } as WordBook;
const index = packIndex(packed).buffer;

const none = async () => null;
const never = () => new Promise<null>(() => {});
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
const namesOf = (book: Awaited<ReturnType<typeof openFastest>>) =>
  book
    ?.search({ mode: 'pronunciation', q: '하나', exact: false, page: 0, size: 24 })
    .content.map((each) => each.japaneseWord);

// biome-ignore format: a table, to be read down
test.each([
  // the device keeps                 from the network                                  with the stored index
  ['an index',                        { readCached: async () => index, download: never },       true],
  ['a damaged one; another is loaded', { readCached: async () => new ArrayBuffer(3), download: async () => index }, true],
  ['a damaged one; no network',       { readCached: async () => new ArrayBuffer(3), download: none }, false],
  ['none; it is loaded',              { readCached: none, download: async () => index },        true],
  ['none; a damaged one is loaded',   { readCached: none, download: async () => new ArrayBuffer(3) }, false],
  ['none; no network',                { readCached: none, download: none },                     false],
  ['none; a network that hangs',      { readCached: none, download: never },                    false],
])('a device that keeps %s', async (_, from, isQuick) => {
  const book = await openFastest(sent, { ...from, nextTask });
  expect(book?.isQuick).toBe(isQuick);
  expect(namesOf(book)).toEqual(['花']);
});

test('bytes that come while the index is made are taken, and no further part is made', async () => {
  const turns = vi.fn(nextTask);
  let come: (bytes: ArrayBuffer) => void = () => {};
  const loaded = () => new Promise<ArrayBuffer>((resolve) => (come = resolve));
  const opening = openFastest(sent, {
    readCached: none,
    download: loaded,
    nextTask: async () => {
      await turns();
      if (turns.mock.calls.length === 2) come(index);
    },
  });
  expect((await opening)?.isQuick).toBe(true);
  const sofar = turns.mock.calls.length;
  await nextTask();
  await nextTask();
  expect(turns.mock.calls.length - sofar).toBeLessThanOrEqual(1);
});

test('a book of another format is none, and nothing is loaded for it', async () => {
  const loaded = vi.fn(none);
  expect(
    await openFastest({ ...sent, format: BOOK_FORMAT + 1 } as WordBook, {
      readCached: none,
      download: loaded,
      nextTask,
    }),
  ).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
});
