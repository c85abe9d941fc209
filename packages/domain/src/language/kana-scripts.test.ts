import { expect, test } from 'vitest';
import { inBothKana } from './kana-scripts.js';

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
