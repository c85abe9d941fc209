import { BOOK_FORMAT, onWire, type WordBook } from '@utarang/contract';
import { type BookWord, packBook, packIndex } from '@utarang/domain/search';
import { expect, test, vi } from 'vitest';
import { openSoonest } from './open-soonest.js';

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
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));
const namesOf = (book: Awaited<ReturnType<typeof openSoonest>>) =>
  book
    ?.search({ mode: 'pronunciation', q: '하나', exact: false, page: 0, size: 24 })
    .content.map((each) => each.japaneseWord);

// biome-ignore format: a table, to be read down
test.each([
  // the device keeps                 from the network                                  with the stored index
  ['an index',                        { kept: async () => index, loaded: never },       true],
  ['a damaged one; another is loaded', { kept: async () => new ArrayBuffer(3), loaded: async () => index }, true],
  ['a damaged one; no network',       { kept: async () => new ArrayBuffer(3), loaded: none }, false],
  ['none; it is loaded',              { kept: none, loaded: async () => index },        true],
  ['none; a damaged one is loaded',   { kept: none, loaded: async () => new ArrayBuffer(3) }, false],
  ['none; no network',                { kept: none, loaded: none },                     false],
  ['none; a network that hangs',      { kept: none, loaded: never },                    false],
])('a device that keeps %s', async (_, from, isQuick) => {
  const book = await openSoonest(sent, { ...from, nextTurn });
  expect(book?.isQuick).toBe(isQuick);
  expect(namesOf(book)).toEqual(['花']);
});

test('bytes that come while the index is made are taken, and no further part is made', async () => {
  const turns = vi.fn(nextTurn);
  let come: (bytes: ArrayBuffer) => void = () => {};
  const loaded = () => new Promise<ArrayBuffer>((resolve) => (come = resolve));
  const opening = openSoonest(sent, {
    kept: none,
    loaded,
    nextTurn: async () => {
      await turns();
      if (turns.mock.calls.length === 2) come(index);
    },
  });
  expect((await opening)?.isQuick).toBe(true);
  const sofar = turns.mock.calls.length;
  await nextTurn();
  await nextTurn();
  expect(turns.mock.calls.length - sofar).toBeLessThanOrEqual(1);
});

test('a book of another format is none, and nothing is loaded for it', async () => {
  const loaded = vi.fn(none);
  expect(
    await openSoonest({ ...sent, format: BOOK_FORMAT + 1 } as WordBook, { kept: none, loaded, nextTurn }),
  ).toBeNull();
  expect(loaded).not.toHaveBeenCalled();
});
