import { expect, test } from 'vitest';
import {
  derivePronunciation,
  type LineFault,
  type LineTexts,
  lineFaults,
  lineText,
  pronunciationOf,
} from './line-faults.js';

const good: LineTexts = { stanza: 1, text: '花[はな]は[わ] 咲[さ]く', pronunciation: '', meaningKo: '꽃은 핀다' };

test('a good line has no fault, with a pronunciation of its own too', () => {
  expect(lineFaults(good, 0)).toEqual([]);
  expect(lineFaults({ ...good, pronunciation: '하나와 사쿠!' }, 1)).toEqual([]);
});

// biome-ignore format: a table, to be read down
test.each<[string, Partial<LineTexts>, number, LineFault]>([
  ['no Japanese',            { text: '' },                     0, { field: 'text', fault: 'empty' }],
  ['an open bracket',        { text: '花[はな' },               0, { field: 'text', fault: 'misplaced_reading' }],
  ['a reading out of place', { text: 'はな[はな]' },            0, { field: 'text', fault: 'misplaced_reading' }],
  ['a kanji not read',       { text: '花が 咲[さ]く' },         0, { field: 'text', fault: 'no_reading', kanji: '花' }],
  ['a sound that is none',   { text: '花[はな]は[え]' },        0, { field: 'text', fault: 'other_sound', written: 'は', sound: 'え' }],
  ['katakana as a reading',  { text: '花[ハナ]' },              0, { field: 'text', fault: 'not_hiragana', reading: 'ハナ' }],
  ['no meaning',             { meaningKo: '' },                0, { field: 'meaningKo', fault: 'empty' }],
  ['a meaning in English',   { meaningKo: 'flower' },          0, { field: 'meaningKo', fault: 'without_hangul' }],
  ['kana as pronunciation',  { pronunciation: 'はな' },         0, { field: 'pronunciation', fault: 'not_hangul' }],
  ['Latin without one',      { text: 'Oh 花[はな]' },           0, { field: 'pronunciation', fault: 'cannot_be_told' }],
  ['a stanza left out',      { stanza: 3 },                    1, { field: 'stanza', fault: 'does_not_follow', before: 1 }],
  ['a stanza before it',     { stanza: 1 },                    2, { field: 'stanza', fault: 'does_not_follow', before: 2 }],
  ['a stanza 0',             { stanza: 0 },                    0, { field: 'stanza', fault: 'not_from_1' }],
  ['a first stanza 2',       { stanza: 2 },                    0, { field: 'stanza', fault: 'does_not_follow', before: 0 }],
])('%s', (_, over, before, fault) => {
  expect(lineFaults({ ...good, ...over }, before)).toEqual([fault]);
});

test('a line without Japanese may keep its language', () => {
  expect(lineFaults({ ...good, text: lineText('Oh yes'), pronunciation: '오 예스', meaningKo: 'Oh yes' }, 0)).toEqual(
    [],
  );
});

test('spaces between Latin words are kept, those that part what is said together are not', () => {
  expect(lineText('Oh my 花[はな]')).toBe('Oh\u00a0my 花[はな]');
});

test('the pronunciation is by the rule where none is given', () => {
  expect(pronunciationOf(good)).toBe('하나와 사쿠');
  expect(pronunciationOf({ ...good, pronunciation: '하나와사쿠' })).toBe('하나와사쿠');
  expect(derivePronunciation('花[はな')).toBeNull();
  expect(derivePronunciation('Oh 花[はな]')).toBeNull();
});
