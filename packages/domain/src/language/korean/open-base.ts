import { beforeVowel, bieup, dieut, hieut, regularOrChanged, siot } from './irregular-stems.js';
import { type Stem, withFinal } from './stem.js';

/**
 * The base before an ending that begins with 으 after a consonant (은, 을, 음, 으면): 먹으, 가, 추우, 들으, 나으, 빨가. ㄹ stays here;
 * some of these endings drop it. Several bases where both are in use.
 */
export function openBases(stem: Stem): string[] {
  const { text, final } = stem;
  if (final === '' || final === 'ㄹ') return [text];
  const borrowed = beforeVowel(text);
  if (borrowed !== text) return [borrowed];
  const regular = `${text}으`;
  if (final === 'ㄷ') return regularOrChanged(dieut(text), regular, `${withFinal(stem, 'ㄹ')}으`);
  if (final === 'ㅂ') return regularOrChanged(bieup(text), regular, `${withFinal(stem, '')}우`);
  if (final === 'ㅅ') return regularOrChanged(siot(text), regular, `${withFinal(stem, '')}으`);
  if (final === 'ㅎ') return regularOrChanged(hieut(text), regular, withFinal(stem, ''));
  return [regular];
}
