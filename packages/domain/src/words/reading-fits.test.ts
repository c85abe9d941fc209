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
])('%s read %s', (word, reading, fits) => {
  expect(readingFits(word, reading)).toBe(fits);
});
