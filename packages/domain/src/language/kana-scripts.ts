import { toNfkc } from './normalise.js';

/** The offset between katakana and hiragana in Unicode. */
const DISTANCE = 0x60;

const shift = (kana: string, distance: number): string => String.fromCharCode(kana.charCodeAt(0) + distance);

/** Katakana as hiragana; letters without a hiragana form (ー, ヷ) and anything else stay. */
export const toHiragana = (text: string): string => text.replace(/[ァ-ヶヽヾ]/g, (kana) => shift(kana, -DISTANCE));

/** Hiragana as katakana; anything else stays. */
export const toKatakana = (text: string): string => text.replace(/[ぁ-ゖゝゞ]/g, (kana) => shift(kana, DISTANCE));

/**
 * A text with its kana, of any width, in hiragana, and the same in katakana. ー and kana that exist in one script only
 * stay.
 */
export function inBothKana(text: string): [hiragana: string, katakana: string] {
  const wide = toNfkc(text);
  return [toHiragana(wide), toKatakana(wide)];
}
