import type { Word } from '@utarang/contract';
import { expect, test } from 'vitest';
import {
  GUEST_HEARTS_MAX,
  GUEST_WORDS_MAX,
  type GuestData,
  isEmpty,
  NO_GUEST_DATA,
  NOTHING_BESIDE,
  readGuestData,
  withHeart,
  withoutHeart,
  withoutWord,
  withText,
  withWord,
} from './guest-data.js';

const word = (id: number): Word => ({
  ...{ id, japaneseWord: `語${id}`, hiragana: 'ご', koreanPronunciation: '고', meaningKo: '말', level: 'N5' as const },
});
const aside = (id: number) => ({ word: word(id), at: id, song: null });
const text = { title: '', artist: '', text: '空', key: 'k', ...NOTHING_BESIDE };
const some: GuestData = {
  version: 1,
  words: [aside(1), { ...aside(2), song: { id: 9, title: '坂道' } }],
  hearts: [{ kind: 'song', id: 3 }],
  text,
};

test.each<[string, unknown, GuestData | null]>([
  ['nothing', null, NO_GUEST_DATA],
  ['a text that is no record', '…', NO_GUEST_DATA],
  ['a list', [], NO_GUEST_DATA],
  ['what was written', JSON.parse(JSON.stringify(some)), some],
  ['a newer release’s', { ...some, version: 2 }, null],
  ['lists that are none', { version: 1, words: {}, hearts: 7, text: [] }, NO_GUEST_DATA],
  [
    'a damaged word among good ones',
    { ...some, words: [{ word: { id: 'x' } }, null, aside(1)] },
    { ...some, words: [aside(1)] },
  ],
  ['a word twice', { ...some, words: [aside(1), aside(1)] }, { ...some, words: [aside(1)] }],
  [
    'a level that there is not',
    { ...some, words: [{ ...aside(1), word: { ...word(1), level: 'N9' } }] },
    { ...some, words: [{ ...aside(1), word: { ...word(1), level: null } }] },
  ],
  [
    'a damaged song and time',
    { ...some, words: [{ ...aside(1), at: 'x', song: { id: 0, title: 4 } }] },
    { ...some, words: [{ ...aside(1), at: 0 }] },
  ],
  [
    'a damaged heart',
    {
      ...some,
      hearts: [
        { kind: 'album', id: 1 },
        { kind: 'song', id: 1.5 },
      ],
    },
    { ...some, hearts: [] },
  ],
  ['a heart twice', { ...some, hearts: [...some.hearts, ...some.hearts] }, some],
  ['an empty text', { ...some, text: { ...text, text: '' } }, { ...some, text: null }],
  [
    'more than has room',
    { version: 1, words: Array.from({ length: GUEST_WORDS_MAX + 9 }, (_, n) => aside(n + 1)) },
    { ...NO_GUEST_DATA, words: Array.from({ length: GUEST_WORDS_MAX }, (_, n) => aside(n + 1)) },
  ],
])('%s is read', (_, value, expected) => {
  expect(readGuestData(value)).toEqual(expected);
});

test('a word is put aside once, without what else its list said of it, and taken out again', () => {
  const found = { ...word(3), marks: {}, rank: 0 };
  const more = withWord(some, { word: found, at: 5, song: null })!;
  expect(more.words.at(-1)).toEqual({ word: word(3), at: 5, song: null });
  expect(withWord(more, aside(3))).toBe(more);
  expect(withoutWord(more, 3)).toEqual(some);
});

test('there is room for so many, and for what waits already', () => {
  const words = Array.from({ length: GUEST_WORDS_MAX }, (_, n) => aside(n + 1));
  const full = { ...NO_GUEST_DATA, words };
  expect(withWord(full, aside(GUEST_WORDS_MAX + 1))).toBeNull();
  expect(withWord(full, aside(1))).toBe(full);
  const hearts = Array.from({ length: GUEST_HEARTS_MAX }, (_, n) => ({ kind: 'song' as const, id: n + 1 }));
  expect(withHeart({ ...NO_GUEST_DATA, hearts }, { kind: 'artist', id: 1 })).toBeNull();
});

const place = { line: 0, start: 0, end: 1, reading: 'そら', meaningKo: null, wordId: null };

test.each<[string, object, object]>([
  ['an older release’s text', {}, NOTHING_BESIDE],
  [
    'all that is beside the lines',
    { translation: ['하늘', null], times: [{ startMs: 5, endMs: null }, null], corrections: [place], videoUrl: 'v' },
    { translation: ['하늘', null], times: [{ startMs: 5, endMs: null }, null], corrections: [place], videoUrl: 'v' },
  ],
  [
    'damaged parts',
    {
      translation: [7, '하늘'],
      times: [{ startMs: -1, endMs: null }, { startMs: '5' }, 3, { startMs: 9, endMs: 4 }],
      corrections: [null, { ...place, line: -1 }, { ...place, wordId: 'x' }, place],
      videoUrl: 7,
    },
    { translation: [null, '하늘'], times: [null, null, null, null], corrections: [place], videoUrl: null },
  ],
])('beside a text %s is read as far as it can be', (_, stored, read) => {
  const { text } = readGuestData({ version: 1, text: { title: '', artist: '', text: '空', key: 'k', ...stored } })!;
  expect(text).toEqual({ title: '', artist: '', text: '空', key: 'k', ...read });
});

test('favourites and one text', () => {
  const artist = { kind: 'artist', id: 3 } as const;
  expect(withHeart(some, { kind: 'song', id: 3 })).toBe(some);
  const more = withHeart(some, artist)!;
  expect(more.hearts).toEqual([{ kind: 'song', id: 3 }, artist]);
  expect(withoutHeart(more, artist)).toEqual(some);
  expect(withText(some, { ...text, key: 'other' }).text?.key).toBe('other');
});

test('it is empty only without all three', () => {
  expect(isEmpty(NO_GUEST_DATA)).toBe(true);
  for (const part of [{ words: some.words }, { hearts: some.hearts }, { text }])
    expect(isEmpty({ ...NO_GUEST_DATA, ...part })).toBe(false);
});
