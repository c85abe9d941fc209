import { expect, test } from 'vitest';
import { toNfc } from './normalise.js';
import { spelledOut } from './spelled-out.js';

// biome-ignore format: a table, to be read down
test.each([
  ['ソファー',             ['ソフアー']],
  ['フィルム',             ['フイルム']],
  ['ボランティア',         ['ボランテイア']],
  ['ウォッチ',             ['ウオッチ']],
  ['ヴァイオリン',         ['ヴアイオリン']],
  ['キャベツ',             ['キヤベツ']],
  ['インフォメーション',   ['インフオメーション', 'インフオメーシヨン']],
  ['クヮ',                 ['クワ']],
  ['テレビ',               []],
  ['ァ',                   []],
  ['びょういん',           []],
  ['さぁ',                 []],
])('%s', (reading, ways) => {
  expect(spelledOut(toNfc(reading))).toEqual(ways);
});
