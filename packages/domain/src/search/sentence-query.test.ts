import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readsAsSentence } from './sentence-query.js';

describe('docs/product/search.md#one-search', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['雨が降る朝バスを待つ',       0, false, true],
    ['今日はいい天気ですね。',     0, false, true],
    ['君の名は',                   4, false, true],
    ['君の名は',                   0, false, false],
    ['あなたのことがすきです',     0, false, true],
    ['夜に 駆ける',                0, false, true],
    ['これは何ですか？',           0, false, true],
    ['食べ物',                     0, true,  false],
    ['食べたい',                   1, false, false],
    ['東京特許許可局',             0, false, false],
    ['コーヒー',                   0, true,  false],
    ['YOASOBI アイドル',           0, false, false],
    ['이 문장은 한국어 の 예문',   0, false, false],
    ['키미노나와',                 4, false, false],
    ['',                           0, false, false],
  ])('%s in %i parts, a word: %s — reads as a sentence: %s', (query, parts, isWord, reads) => {
    expect(readsAsSentence(query, { parts, isWord })).toBe(reads);
  });

  test('what has no hiragana is no sentence, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(5), (query, parts) => {
        fc.pre(!/\p{Script=Hiragana}/u.test(query));
        expect(readsAsSentence(query, { parts, isWord: false })).toBe(false);
      }),
    );
  });
});
