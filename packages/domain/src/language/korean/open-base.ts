import { beforeVowel, bieup, dieut, formsOf, hieut, siot } from './irregular-stems.js';
import { type Stem, withFinal } from './stem.js';

/**
 * What endings follow that begin with 으 after a consonant (은, 을, 음, 으면): 먹으, 가, 추우, 들으, 나으, 빨가. ㄹ stays,
 * some of these endings drop it. Several where both are used.
 */
export function openBases(stem: Stem): string[] {
  const { text, final } = stem;
  if (final === '' || final === 'ㄹ') return [text];
  const lent = beforeVowel(text);
  if (lent !== text) return [lent];
  const regular = `${text}으`;
  if (final === 'ㄷ') return formsOf(dieut(text), regular, `${withFinal(stem, 'ㄹ')}으`);
  if (final === 'ㅂ') return formsOf(bieup(text), regular, `${withFinal(stem, '')}우`);
  if (final === 'ㅅ') return formsOf(siot(text), regular, `${withFinal(stem, '')}으`);
  if (final === 'ㅎ') return formsOf(hieut(text), regular, withFinal(stem, ''));
  return [regular];
}
