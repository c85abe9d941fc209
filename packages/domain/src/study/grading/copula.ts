import { finalOf } from '../../language/korean/index.js';

/**
 * The forms of a noun in 적: 적극적, 적극적인, 적극적으로. Without 이다 it has three syllables or more, since 기적 and 목적 are other
 * nouns.
 */
const JEOK = /^(.*[가-힣]적)(?:이다|인|으로)$|^(.*[가-힣]{2}적)$/;

/** Without 이 it would be 적시다, to wet. */
const TIMELY = '적시이다';

/**
 * "적, 적이다 and 적으로 of a な-adjective are one" (docs/product/grading.md#copula): 적극적으로 is 적극적이다. After a vowel 이 of 이다 may
 * be left out, 무리다 for 무리이다. 적 alone is left to the leniency that excludes other words' senses.
 */
export function otherCopulas(text: string): string[] {
  const [, long, short] = JEOK.exec(text) ?? [];
  const noun = long ?? short;
  if (noun) return [`${noun}이다`, `${noun}으로`, ...(noun.length > 2 && !text.endsWith('이다') ? [noun] : [])];
  const afterVowel = text.endsWith('이다') && text.length > 3 && text !== TIMELY && finalOf(text.slice(0, -2)) === '';
  return afterVowel ? [`${text.slice(0, -2)}다`] : [];
}
