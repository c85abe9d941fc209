import { toNfc } from '../language/index.js';

/** A kana that joins the one before it, so that both are one mora: きゃ, ファ. */
const SMALL = new Set('ぁぃぅぇぉゃゅょゎァィゥェォャュョヮ');

/** Characters of a reading that are no kana: the space between the units of a phrase, and punctuation. */
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

/** The second half of a long syllable, after which the pitch never falls: ん, っ, a long vowel, the い of かい. */
export function isSecondHalf(all: readonly string[], index: number): boolean {
  const [before, mora = ''] = [all[index - 1], all[index]];
  if (/^[んっー]$/.test(mora)) return true;
  if (before === undefined) return false;
  if (mora === 'う') return /[おこごそぞとどのほぼぽもよろょうくぐすずつづぬふぶぷむゆるゅ]$/.test(before);
  if (mora === 'い') return !/[いきぎしじちぢにひびぴみり]$/.test(before);
  return false;
}
