import { expect, test } from 'vitest';
import { bracketFurigana } from './bracket-furigana.js';
import { furiganaOf, piecesOf } from './sentence-text.js';

// biome-ignore format: a table, to be read down
test.each<[parts: (readonly [string, string | null])[], line: string]>([
  [[],                                                        ''],
  [[['いい', null]],                                          'いい'],
  [[['本', 'ほん'], ['を', null]],                            '本[ほん]を'],
  [[['この', null], ['本', 'ほん'], ['を', null]],            'この 本[ほん]を'],
  [[['日本', 'にほん'], ['語', 'ご']],                        '日本[にほん] 語[ご]'],
  [[['[A]', null], ['本', 'ほん']],                           '［A］ 本[ほん]'],
])('%j is %s', (parts, line) => {
  expect(bracketFurigana(parts.map(([text, reading]) => ({ text, reading })))).toBe(line);
});

/** The reading of Anki's filter `furigana:`: above what stands before its bracket, up to a space. */
const shownByAnki = (line: string) => line.replace(/ ?([^ >]+?)\[(.+?)\]/g, '<$1|$2>');

test('each reading stands above its kanji alone, and no space is left', () => {
  const parts = furiganaOf(piecesOf('毎朝[まいあさ] パン を 食[た]べます。') ?? []);
  expect(shownByAnki(bracketFurigana(parts))).toBe('<毎朝|まいあさ>パンを<食|た>べます。');
});
