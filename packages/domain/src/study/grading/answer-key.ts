import { toNfc, toNfkc } from '../../language/index.js';

declare const compared: unique symbol;

/** The key of an answer, made by `answerKey`, for comparison with other keys. */
export type AnswerKey = string & { readonly [compared]: true };

/** A bracketed part; one left open reaches to the end. */
const BRACKETED = /\([^)]*(?:\)|$)|\[[^\]]*(?:\]|$)/g;

/**
 * A text of syllables, spaces and `~`, as nearly all of the book are: its key only leaves out the spaces and the `~`.
 */
const PLAIN = /^[가-힣 ~]+$/;
const PLAIN_SILENT = /[ ~]+/g;

/**
 * Characters that do not count when answers are compared: all but letters and digits, and letters that are invisible.
 */
const SILENT = /[^\p{L}\p{N}]|[\u115f\u1160]/gu;

/**
 * The form in which answers are compared: "without spaces, punctuation and a leading `~`"
 * (docs/product/grading.md#senses), in NFC and lower case. Full-width letters and digits, which a Japanese keyboard
 * types, are plain ones.
 */
export const answerKey = (text: string): AnswerKey =>
  (PLAIN.test(text)
    ? text.replace(PLAIN_SILENT, '')
    : toNfc(toNfkc(text).toLowerCase()).replace(SILENT, '')) as AnswerKey;

/** A text without its bracketed parts. */
export const unbracketed = (text: string): string => (PLAIN.test(text) ? text : toNfkc(text).replace(BRACKETED, ' '));

/** "With and without bracketed parts": 눈 (신체) is 눈신체 and 눈. Empty keys are left out. */
export function answerKeys(text: string): AnswerKey[] {
  const whole = answerKey(text);
  const bare = PLAIN.test(text) ? whole : answerKey(unbracketed(text));
  return (bare === whole ? [whole] : [whole, bare]).filter((key) => key !== '');
}
