import { toNfc } from '../language/index.js';

/** A kana that joins the one before it, so that both are one mora: きゃ, ファ. */
const SMALL = new Set('ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ');

/** Characters of a reading that are no kana: the blank between the units of a phrase, and marks. */
const NO_KANA = /[^ぁ-ゖァ-ヶー]/gu;

/** The morae of a reading, each as it is written: がっこう is が, っ, こ, う. */
export function morae(kana: string): string[] {
  const found: string[] = [];
  for (const letter of toNfc(kana).replace(NO_KANA, '')) {
    if (SMALL.has(letter) && found.length > 0) found.push(`${found.pop()}${letter}`);
    else found.push(letter);
  }
  return found;
}
