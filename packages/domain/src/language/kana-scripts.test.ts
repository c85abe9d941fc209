import { expect, test } from 'vitest';
import { inBothKana, toHiragana } from './kana-scripts.js';

// biome-ignore format: a table, to be read down
test.each([
  // text            hiragana      katakana
  ['タベル',         'たべる',     'タベル'],
  ['たべる',         'たべる',     'タベル'],
  ['ﾀﾍﾞﾙ',           'たべる',     'タベル'],
  ['こーひー',       'こーひー',   'コーヒー'],
  ['ｺｰﾋｰ',           'こーひー',   'コーヒー'],
  ['食ベル',         '食べる',     '食ベル'],
  ['ヴァイオリン',   'ゔぁいおりん', 'ヴァイオリン'],
  ['いすゞ',         'いすゞ',     'イスヾ'],
  ['一ヶ月',         '一ゖ月',     '一ヶ月'],
  ['ヷ',             'ヷ',         'ヷ'],
  ['tシャツ',        'tしゃつ',    'tシャツ'],
  ['食',             '食',         '食'],
  ['',               '',           ''],
])('%s', (text, hiragana, katakana) => {
  expect(inBothKana(text)).toEqual([hiragana, katakana]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['タベル',       'たべる'],
  ['ヴァイオリン', 'ゔぁいおりん'],
  ['コーヒー',     'こーひー'],
  ['ヵヶ',         'ゕゖ'],
  ['バヽヾ',       'ばゝゞ'],
  ['ヷヿ・ﾀ',       'ヷヿ・ﾀ'],
  ['食べるT1',     '食べるT1'],
  ['',             ''],
])('%j as hiragana is %j', (text, hiragana) => {
  expect(toHiragana(text)).toBe(hiragana);
});
