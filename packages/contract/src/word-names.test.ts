import { expect, test } from 'vitest';
import { fieldInside, fieldOnWire, fromWire, onWire } from './word-names.js';
import { inList, marksOnWire } from './words-on-wire.js';

const coffee = {
  id: 1,
  japaneseWord: 'コーヒー',
  koreanPronunciation: '코-히-',
  meaningKo: '커피',
  level: 'N5',
} as const;

type Fields = { meaningKo?: string };
const named: readonly (readonly [fromWire: Fields & { reading?: string }, sent: Fields & { hiragana?: string }])[] = [
  [
    { reading: 'コーヒー', meaningKo: '커피' },
    { hiragana: 'コーヒー', meaningKo: '커피' },
  ],
  [{ reading: '' }, { hiragana: '' }],
  [{ meaningKo: '커피' }, { meaningKo: '커피' }],
];

test.each(named)('%o is sent as %o', (word, sent) => {
  expect(onWire(word)).toStrictEqual(sent);
  expect(fromWire(sent)).toStrictEqual(word);
});

test('a list is sent what lists show', () => {
  const word = { ...coffee, reading: 'コーヒー', accept: ['카페'] };
  expect(inList(word)).toStrictEqual({ ...coffee, hiragana: 'コーヒー' });
});

test('marks name the fields as the word does, and those that are left out stay so', () => {
  expect(marksOnWire({ reading: [[0, 2]], meaningKo: [[1, 2]] })).toStrictEqual({
    hiragana: [[0, 2]],
    meaningKo: [[1, 2]],
  });
  expect(marksOnWire({ meaningKo: [[1, 2]] })).toStrictEqual({ meaningKo: [[1, 2]] });
});

test.each([
  ['reading', 'hiragana'],
  ['koreanPronunciation', 'koreanPronunciation'],
])('the field %s is %s on the wire', (name, sent) => {
  expect(fieldOnWire(name)).toBe(sent);
  expect(fieldInside(sent)).toBe(name);
});
