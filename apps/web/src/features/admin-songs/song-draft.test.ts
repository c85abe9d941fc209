import { expect, test } from 'vitest';
import {
  contentOf,
  draftOf,
  type LineDraft,
  moved,
  NEW_SONG,
  newLine,
  numbered,
  pastedLines,
  stanzasOf,
  withLineAgain,
  withoutLine,
} from './song-draft.js';

const line = (key: number, begins = false): LineDraft => ({
  ...{ key, number: key > 0 ? key : null },
  text: `${key}`,
  pronunciation: '',
  meaningKo: '',
  time: '',
  endMs: null,
  begins,
});

const NEVER = { startMs: null, endMs: null };

// biome-ignore format: a table, to be read down
test.each([
  ['0:42.5',  65_000, { startMs: 42_500, endMs: 65_000 }],
  ['2:00',    65_000, { startMs: 120_000, endMs: null }], // it would end before it begins
  ['',        65_000, NEVER],
  ['soon',    null,   { startMs: -1, endMs: null }], // refused by the server, with a sentence
])('a line at %j is sent as %j', (time, endMs, sent) => {
  expect(contentOf({ ...draftOf(NEW_SONG), lines: [{ ...line(1), time, endMs }] }).lines).toMatchObject([sent]);
});

test('pasted lines of an LRC file bring their times', () => {
  const lines = pastedLines('[00:12.30]花[はな]\n[00:12.30]꽃\n[01:02.345] また\n空[そら]', []);
  expect(lines.map(({ text, meaningKo, time }) => [text, meaningKo, time])).toEqual([
    ['花[はな]', '꽃', '00:12.30'],
    ['また', '', '01:02.345'],
    ['空[そら]', '', ''],
  ]);
});

test('pasted lines take the Korean below them, and an empty line begins a stanza', () => {
  const lines = pastedLines('花[はな]が 咲[さ]く\r\n꽃이 핀다\n空[そら]\n하늘\n\n\nまた\n또\n남은 줄', []);
  expect(lines.map(({ text, meaningKo, begins }) => [text, meaningKo, begins])).toEqual([
    ['花[はな]が 咲[さ]く', '꽃이 핀다', true],
    ['空[そら]', '하늘', false],
    ['また', '또', true],
    ['남은 줄', '', false],
  ]);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4);
  expect(pastedLines('また', [line(1, true)])).toMatchObject([{ begins: false, key: -1 }]);
  expect(pastedLines(' \n', [])).toEqual([]);
});

test('a line that moves leaves the stanzas where they are', () => {
  const lines = [line(1, true), line(2), line(3, true), line(4)];
  expect(moved(lines, 0, 2).map(({ key, begins }) => [key, begins])).toEqual([
    [2, true],
    [3, false],
    [1, true],
    [4, false],
  ]);
  expect(moved(lines, 0, -1)).toBe(lines);
  expect(moved(lines, 3, 4)).toBe(lines);
  expect(stanzasOf(lines)).toEqual([1, 1, 2, 2]);
  expect(stanzasOf([line(1), line(2, true)])).toEqual([1, 2]);
});

test('a line that was removed comes back to its place, and its stanza to it, whatever was typed meanwhile', () => {
  const lines = [line(1, true), line(2), line(3, true), line(4), line(-1)];
  const told = (some: readonly LineDraft[]) => some.map(({ key, begins }) => [key, begins]);

  const without = withoutLine(lines, 2);
  expect(told(without)).toEqual([...told(lines.slice(0, 2)), [4, true], [-1, false]]);
  const typed = without.map((one) => (one.key === 4 ? { ...one, text: 'あした' } : one)).toSpliced(0, 1);
  const again = withLineAgain(typed, lines, 2);
  expect(told(again)).toEqual(told(lines.slice(1)));
  expect(again.find(({ key }) => key === 4)).toMatchObject({ text: 'あした' });

  // The line below it is gone, too; and the name of a new line has been taken by another one.
  const last = withoutLine(withoutLine(lines, 4), 3);
  expect(told(withLineAgain(last, lines, 3))).toEqual(told(lines.slice(0, 4)));
  const other = [...withoutLine(lines, 4), line(-1)];
  expect(withLineAgain(other, lines, 4).map(({ key }) => key)).toEqual([1, 2, 3, 4, -2, -1]);
});

test('lines that change while they are saved have the numbers that the save gave to them', () => {
  const sent = [line(4), line(-1), line(-2)];
  const saved = [4, 5, 6].map((number) => ({
    number,
    stanza: 1,
    text: '',
    pronunciation: '',
    meaningKo: '',
    ...NEVER,
  }));
  const now = [line(-3), line(-2), line(4), line(-1)];
  expect(numbered(now, sent, saved).map(({ key, number }) => [key, number])).toEqual([
    [-3, null],
    [-2, 6],
    [4, 4],
    [-1, 5],
  ]);
});

test('what is sent names the numbers of lines that were there, and none of new ones', () => {
  const draft = draftOf({
    ...NEW_SONG,
    year: 2024,
    lines: [
      { number: 3, stanza: 1, text: 'また', pronunciation: '마타', meaningKo: '또', startMs: 62_300, endMs: 65_000 },
      { number: 1, stanza: 2, text: 'あした', pronunciation: '아시타', meaningKo: '내일', ...NEVER },
    ],
  });
  const lines = [...draft.lines, newLine(draft.lines, { text: 'ね' })];
  expect(contentOf({ ...draft, lines, album: ' ' })).toMatchObject({
    year: '2024',
    album: null,
    lines: [
      { number: 3, stanza: 1, startMs: 62_300, endMs: 65_000 },
      { number: 1, stanza: 2, startMs: null, endMs: null },
      { number: null, stanza: 2, text: 'ね' },
    ],
  });
});
