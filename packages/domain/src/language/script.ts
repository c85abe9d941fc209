/**
 * Character classes of the scripts, each defined once. The texts in capitals are parts of an expression with the flag
 * `u`, for use inside or outside of brackets. `scripts/documents/kernel.test.ts` finds a class that is written elsewhere.
 */
export const HIRAGANA = '\\p{Script=Hiragana}';
export const KATAKANA = '\\p{Script=Katakana}';
export const HANGUL = '\\p{Script=Hangul}';
export const LATIN = '\\p{Script=Latin}';
/** Kanji of Unicode, which include 々 and 〇, but not 〆, ヶ and ヵ, which are read like kanji. */
export const KANJI = '\\p{Script=Han}';
/** Kana of readings. Unicode shares ー between scripts, and so does not count it as a letter of one. */
export const KANA = `${HIRAGANA}${KATAKANA}ー`;
/** Kana and kanji, in which Japanese is written. */
export const JAPANESE = `${KANA}${KANJI}`;
/** Characters that may have a reading above them: kanji, 〆, and the ヶ and ヵ of counters (一ヶ月). */
export const RUBY_BASE = `${KANJI}〆ヶヵ`;

/** Kana of any width, as typed: the half-width ｰ ﾞ ﾟ are shared between scripts, too. */
const TYPED_KANA = `${KANA}ｰﾞﾟ`;
const JAPANESE_MARKS = '、。「」『』・〜！？';

const kanaOrKanji = new RegExp(`[${TYPED_KANA}${KANJI}]`, 'u');
const onlyKanaOrKanji = new RegExp(`^[${TYPED_KANA}${KANJI}]+$`, 'u');
const onlyKana = new RegExp(`^[${TYPED_KANA}]+$`, 'u');
/**
 * Matches a run of signs or letters from its first one on: without the look-behind a long run of signs alone would be
 * scanned again and again.
 */
const japaneseRun = new RegExp(
  `((?<![${JAPANESE_MARKS}])[${JAPANESE_MARKS}]*[${TYPED_KANA}${KANJI}][${TYPED_KANA}${KANJI}${JAPANESE_MARKS}]*)`,
  'u',
);

/**
 * Checks whether a text has kana or kanji. Such a query is matched in its writing, against the Japanese fields, in
 * every mode.
 */
export const hasKanaOrKanji = (text: string): boolean => kanaOrKanji.test(text);

/** Checks whether a text has a Japanese letter: a dash ー alone, which is also drawn as a line, is none. */
export const hasJapaneseLetter = (text: string): boolean =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);

export const hasKanji = (text: string): boolean => /\p{Script=Han}/u.test(text);

export const isOneKanji = (text: string): boolean => /^\p{Script=Han}$/u.test(text);

/** All kanji of a text in their order, 々 among them. */
export const kanjiIn = (text: string): readonly string[] => text.match(/\p{Script=Han}/gu) ?? [];

/** The different kanji of a word. 々 repeats a kanji and is none. */
export const kanjiOf = (word: string): ReadonlySet<string> => new Set(word.match(/(?!々)\p{Script=Han}/gu));

/** Checks whether a text has characters that need a reading. ヶ and ヵ alone are kana. */
export const needsReading = (text: string): boolean => /[\p{Script=Han}〆]/u.test(text);

/** Checks whether a text has only kana, as readings do. */
export const isKana = (text: string): boolean => onlyKana.test(text);

export const isHiragana = (text: string): boolean => /^\p{Script=Hiragana}+$/u.test(text);

/** Checks whether a text has only kana and kanji, without punctuation or other scripts. */
export const isKanaOrKanji = (text: string): boolean => onlyKanaOrKanji.test(text);

export const hasHangul = (text: string): boolean => /\p{Script=Hangul}/u.test(text);

export const isHangul = (text: string): boolean => /^\p{Script=Hangul}+$/u.test(text);

/** Checks whether a text begins with a Latin letter, after any signs. */
export const beginsInLatin = (text: string): boolean => /^\p{Script=Latin}/u.test(text);

/**
 * An expression for texts in letters of these scripts of Unicode, and in characters that all scripts share: digits,
 * punctuation, ー.
 */
export const writtenIn = (...scripts: readonly string[]): RegExp =>
  new RegExp(`^[${[...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script=${script}}`).join('')}]*$`, 'u');

/** A jamo at the end, outside of any syllable. */
const letterAtEnd = /[\u1100-\u11ff\u3131-\u318e]$/;

export const endsWithLetter = (text: string): boolean => letterAtEnd.test(text);

export type Run = { readonly text: string; readonly japanese: boolean };

/** Splits a text where Japanese begins and ends, so that a page can mark the language of each part. */
export function runs(text: string): Run[] {
  return text
    .split(japaneseRun)
    .map((part, index) => ({ text: part, japanese: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
