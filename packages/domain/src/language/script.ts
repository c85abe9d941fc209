/**
 * Which writing a text is in. ー and the half-width ｰ ﾞ ﾟ are kana here though Unicode shares them between scripts;
 * 々 and 〇 are kanji, as in Unicode.
 */
const KANA = String.raw`\p{Script=Hiragana}\p{Script=Katakana}ーｰﾞﾟ`;
const KANJI = String.raw`\p{Script=Han}`;
const JAPANESE_MARKS = '、。「」『』・〜！？';

const kanaOrKanji = new RegExp(`[${KANA}${KANJI}]`, 'u');
const onlyKanaOrKanji = new RegExp(`^[${KANA}${KANJI}]+$`, 'u');
const onlyKana = new RegExp(`^[${KANA}]+$`, 'u');
const hangul = /\p{Script=Hangul}/u;
/**
 * From the first mark or letter on: without the look-behind a long row of marks alone would be read again and again.
 */
const japaneseRun = new RegExp(
  `((?<![${JAPANESE_MARKS}])[${JAPANESE_MARKS}]*[${KANA}${KANJI}][${KANA}${KANJI}${JAPANESE_MARKS}]*)`,
  'u',
);

/**
 * Whether a text has kana or kanji. A query that has is matched as written, against the Japanese fields, in every mode.
 */
export const hasKanaOrKanji = (text: string): boolean => kanaOrKanji.test(text);

/** Kana and nothing else: what a reading may hold. */
export const isKana = (text: string): boolean => onlyKana.test(text);

/** Kana, kanji and nothing else: Japanese without marks or other writing. */
export const isKanaOrKanji = (text: string): boolean => onlyKanaOrKanji.test(text);

export const hasHangul = (text: string): boolean => hangul.test(text);

/** A letter of Hangul at the end that is in no syllable yet. */
const letterAtEnd = /[\u1100-\u11ff\u3131-\u318e]$/;

export const endsWithLetter = (text: string): boolean => letterAtEnd.test(text);

export type Run = { readonly text: string; readonly japanese: boolean };

/** The text cut where Japanese begins and ends, so that a page can name the language of each part. */
export function runs(text: string): Run[] {
  return text
    .split(japaneseRun)
    .map((part, index) => ({ text: part, japanese: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
