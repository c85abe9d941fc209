import { toNfd } from '../language/normalise.js';

/** The part of a Korean sense that inflection does not change: 걸 of 걸다, 그 of 그립다, 결혼 of 결혼하다. */
function stemOf(sense: string): string {
  const word = sense.replace(/ ?\([^)]*\)/g, '').trim();
  if (!word.endsWith('다')) return word;
  const stem = word.replace(/(?:하|되)?다$/, '');
  return stem.length > 1 && IRREGULAR.test(toNfd(stem)) ? stem.slice(0, -1) : stem;
}

/** Stems whose last syllable changes: 그립다 그리워, 부르다 불러. */
const IRREGULAR = /[\u11b8\u11ae\u11ba\u11c2]$|\u1105\u1173$/;

/**
 * Checks whether a Korean sentence contains one of some senses of a word. A word with several senses is asked for a
 * close word only in the sense that both share: 眼鏡を掛ける is 쓰다, and not close to 吊るす 걸다.
 */
export const isSenseShown = (korean: string, senses: readonly string[]): boolean =>
  senses.some((sense) => {
    const stem = stemOf(sense);
    return stem !== '' && toNfd(korean).includes(toNfd(stem));
  });
