import { expect, test } from 'vitest';
import { contentOf, draftOf, type LineDraft, moved, NEW_SONG, newLine, pastedLines, stanzasOf } from './song-draft.js';

const line = (key: number, begins = false): LineDraft => ({
  key,
  text: `${key}`,
  pronunciation: '',
  meaningKo: '',
  begins,
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

test('what is sent names the numbers of lines that were there, and none of new ones', () => {
  const draft = draftOf({
    ...NEW_SONG,
    year: 2024,
    lines: [
      { number: 3, stanza: 1, text: 'また', pronunciation: '마타', meaningKo: '또' },
      { number: 1, stanza: 2, text: 'あした', pronunciation: '아시타', meaningKo: '내일' },
    ],
  });
  const lines = [...draft.lines, newLine(draft.lines, { text: 'ね' })];
  expect(contentOf({ ...draft, lines, album: ' ' })).toMatchObject({
    year: '2024',
    album: null,
    lines: [
      { number: 3, stanza: 1 },
      { number: 1, stanza: 2 },
      { number: null, stanza: 2, text: 'ね' },
    ],
  });
});
