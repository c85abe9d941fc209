import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endsWithLetter, hasHangul, hasKanaOrKanji, isKana, isKanaOrKanji, runs } from './script.js';

// biome-ignore format: a table, to be read down
test.each([
  // text     either kana  Hangul
  ['たべる',    true,  true,  false],
  ['コーヒー',  true,  true,  false],
  ['ゝ',        true,  true,  false],
  ['ー',        true,  true,  false],
  ['ｺｰﾋｰ',      true,  true,  false],
  ['ﾀﾍﾞﾙﾊﾟﾝ',   true,  true,  false],
  ['食べる',    true,  false, false],
  ['人々',      true,  false, false],
  ['〇',        true,  false, false],
  ['漢字 학교', true,  false, true],
  ['お茶 하나', true,  false, true],
  ['食べ。',    true,  false, false],
  ['타베루',    false, false, true],
  ['ㅌㅂㄹ',    false, false, true],
  ['taberu',    false, false, false],
  ['-',         false, false, false],
  ['。',        false, false, false],
  ['',          false, false, false],
])('%s', (text, kanaOrKanji, onlyKana, hangul) => {
  expect(hasKanaOrKanji(text)).toBe(kanaOrKanji);
  expect(isKana(text)).toBe(onlyKana);
  expect(hasHangul(text)).toBe(hangul);
});

// biome-ignore format: a table, to be read down
test.each([
  ['食べる: 먹다',     '[食べる]: 먹다'],
  ['먹다',             '먹다'],
  ['「食べる」는 먹다', '[「食べる」]는 먹다'],
  ['ﾀﾍﾞﾙ 찾기',        '[ﾀﾍﾞﾙ] 찾기'],
  ['は와 が',          '[は]와 [が]'],
  ['좋아요。',         '좋아요。'],
  ['',                 ''],
])('the Japanese in %s', (text, bracketed) => {
  expect(runs(text).map((run) => (run.japanese ? `[${run.text}]` : run.text)).join('')).toBe(bracketed);
});

test('a text is kana or kanji just where each of its characters is', () => {
  const mixed = fc.string({
    minLength: 1,
    unit: fc.constantFrom('食', 'べ', 'ー', 'ﾞ', '々', '𠮷', '。', '먹', ' ', 'a'),
  });
  fc.assert(fc.property(mixed, (text) => isKanaOrKanji(text) === [...text].every(hasKanaOrKanji)));
  expect(isKanaOrKanji('')).toBe(false);
});

test('runs lose nothing, and just the Japanese ones hold kana or kanji', () => {
  const mixed = fc.string({ unit: fc.constantFrom('食', 'べ', 'ー', '。', '먹', ' ', 'a', '😀') });
  fc.assert(
    fc.property(mixed, (text) => {
      expect(
        runs(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
      for (const run of runs(text)) expect(hasKanaOrKanji(run.text)).toBe(run.japanese);
    }),
  );
});

// biome-ignore format: a table, to be read down
test.each([
  ['ㅌ',     true],
  ['타ㅂ',   true],
  ['ㅏ',     true],
  ['\u1110', true],
  ['타',     false],
  ['ㅌ타',   false],
  ['た',     false],
  ['t',      false],
  ['',       false],
])('%j ends with a letter of Hangul alone: %s', (text, expected) => {
  expect(endsWithLetter(text)).toBe(expected);
});
