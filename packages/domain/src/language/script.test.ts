import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginsInLatin,
  endsWithLetter,
  hasHangul,
  hasJapaneseLetter,
  hasKanaOrKanji,
  hasKanji,
  isHangul,
  isHiragana,
  isKana,
  isKanaOrKanji,
  isOneKanji,
  kanjiIn,
  kanjiOf,
  needsReading,
  runs,
  writtenIn,
} from './script.js';

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

// biome-ignore format: a table, to be read down
test.each([
  // text    letter  kanji  one    reading
  ['食べる', true,  true,  false, true],
  ['人',     true,  true,  true,  true],
  ['々',     true,  true,  true,  true],
  ['〇',     true,  true,  true,  true],
  ['〆',     false, false, false, true],
  ['ヶ',     true,  false, false, false],
  ['ヵ月',   true,  true,  false, true],
  ['𠮷',     true,  true,  true,  true],
  ['かな',   true,  false, false, false],
  ['ｶﾅ',     true,  false, false, false],
  ['ー',     false, false, false, false],
  ['。',     false, false, false, false],
  ['먹다',   false, false, false, false],
  ['',       false, false, false, false],
])('the kanji of %s', (text, letter, kanji, one, reading) => {
  expect(hasJapaneseLetter(text)).toBe(letter);
  expect(hasKanji(text)).toBe(kanji);
  expect(isOneKanji(text)).toBe(one);
  expect(needsReading(text)).toBe(reading);
});

// biome-ignore format: a table, to be read down
test.each([
  ['人々の時', ['人', '々', '時'], ['人', '時']],
  ['日曜日',   ['日', '曜', '日'], ['日', '曜']],
  ['かな',     [],                 []],
])('each kanji of %s, and the different ones', (text, each, different) => {
  expect(kanjiIn(text)).toEqual(each);
  expect([...kanjiOf(text)]).toEqual(different);
});

// biome-ignore format: a table, to be read down
test.each([
  // text   Hangul hiragana Latin at the beginning
  ['하늘',  true,  false, false],
  ['하늘a', false, false, false],
  ['ひら',  false, true,  false],
  ['ひラ',  false, false, false],
  ['Éa',    false, false, true],
  ['ａ',    false, false, true],
  ['1a',    false, false, false],
  ['',      false, false, false],
])('the script of %s', (text, hangul, hiragana, latin) => {
  expect(isHangul(text)).toBe(hangul);
  expect(isHiragana(text)).toBe(hiragana);
  expect(beginsInLatin(text)).toBe(latin);
});

test.each([
  ['하늘sky', true],
  ['하늘_1ー', true],
  ['하늘я', false],
  ['', true],
])('%s is written in Hangul and Latin: %s', (text, is) => {
  expect(writtenIn('Hangul', 'Latin').test(text)).toBe(is);
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
