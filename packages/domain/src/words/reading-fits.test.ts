import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingFits } from './reading-fits.js';

// biome-ignore format: a table, to be read down
test.each([
  ['食べる',   'たべる',       true],
  ['食べる',   'たぺる',       false],
  ['食べる',   'べる',         false],
  ['食べる',   'たべるの',     false],
  ['お手洗い', 'おてあらい',   true],
  ['お手洗い', 'てあらい',     false],
  ['男の子',   'おとこのこ',   true],
  ['学校',     'がっこう',     true],
  ['学校',     '',             false],
  ['コーヒー', 'コーヒー',     true],
  ['コーヒー', 'こーひー',     false],
  ['ヶ月',     'かげつ',       true],
  ['人々',     'ひとびと',     true],
  ['Tシャツ',  'ティーシャツ', true],
  ['タンパク質', 'たんぱくしつ', true],
  ['タンパク質', 'たんぱつしつ', false],
  ['お茶',     'お',           false],
  ['茶の',     'の',           false],
  ['茶の茶の', 'ちゃのの',     false],
  ['茶の茶の', 'ちゃのちのの', true],
])('%s read %s', (word, reading, fits) => {
  expect(readingFits(word, reading)).toBe(fits);
});

test('a word whose kana stand everywhere in its reading is not tried in every way', () => {
  const word = `${'漢の'.repeat(6)}漢か`;
  expect(readingFits(word, 'の'.repeat(60))).toBe(false);
  expect(readingFits(word, `${'の'.repeat(60)}か`)).toBe(true);
});

test('every reading fits that a pattern of the word finds', () => {
  const texts = fc.string({ unit: fc.constantFrom('あ', 'い', 'ー', 'ヶ', '漢', '字', 'T'), maxLength: 7 });
  const readings = fc.string({ unit: fc.constantFrom('あ', 'い', 'ー', 'か'), maxLength: 9 });
  fc.assert(
    fc.property(texts, readings, (word, reading) => {
      const pattern = word.replace(/[^あいー]+/g, '.+');
      expect(readingFits(word, reading)).toBe(new RegExp(`^${pattern}$`).test(reading));
    }),
  );
});
