import { lettersOf } from '../jamo.js';
import { ENDINGS, type Ending, type Use } from './endings.js';
import { infinitives, polite } from './infinitive.js';
import { isOpenCopula, type Kind, kindsOf } from './kinds.js';
import { openBases } from './open-base.js';
import { parsed, type Stem, stemOf, withFinal } from './stem.js';

/** A word in one of its forms; `kinds` are its kinds that have this form. */
export type Form = { readonly text: string; readonly use: Use; readonly kinds: readonly Kind[] };

/**
 * All usual forms of a Korean verb or adjective, given in its dictionary form without spaces: 먹다 has 먹어, 먹었어요, 먹는다, 먹기
 * … None for a text that is no dictionary form. Where the inflection depends on the meaning, the forms of each
 * possibility are included: 걸어요 and 걷어요 of 걷다.
 */
export function conjugate(word: string): Form[] {
  const stem = stemOf(word);
  if (!stem) return [];
  return ENDINGS.filter(({ use }) => use !== 'auxiliary').flatMap((ending) => {
    const kinds = kindsOf(stem.text).filter((kind) => ending.kinds.includes(kind));
    return kinds.length === 0 ? [] : attached(stem, ending).map((text) => ({ text, use: ending.use, kinds }));
  });
}

/** The stem with the ending, in all possible ways. */
export function attached(stem: Stem, ending: Ending): string[] {
  switch (ending.joins) {
    case 'stem':
      return [afterStem(stem, ending)];
    case 'open':
      return openBases(stem).map((base) => afterBase(base, ending.text));
    case 'infinitive':
      return infinitives(stem).map((base) => join(base, ending.text));
    case 'polite':
      return polite(stem).map((base) => join(base, ending.text));
    case 'noun':
      return isOpenCopula(stem.text) ? [join(stem.head, ending.text)] : [];
  }
}

const afterStem = (stem: Stem, { text, closed }: Ending): string =>
  stem.final === '' || stem.final === 'ㄹ' ? afterBase(stem.text, text) : stem.text + closed;

/**
 * A base before an ending: ㄹ is dropped before ㄴ, ㅂ, ㅅ and the ㄹ of an ending (한글 맞춤법 제18항): 만드는, 만듭니다, 만드세요, 만들게요; but
 * 만듦.
 */
function afterBase(base: string, ending: string): string {
  const last = parsed(base);
  if (last.final !== 'ㄹ') return join(base, ending);
  if (ending.startsWith('ㅁ')) return withFinal(last, 'ㄻ') + ending.slice(1);
  return dropsRieul(ending) ? join(withFinal(last, ''), ending) : base + ending;
}

/**
 * Checks whether a final ㄹ is dropped before an ending. It stays before 려고 and 러, whose own ㄹ begins a syllable: 만들러.
 */
export const dropsRieul = (ending: string): boolean =>
  /^[ㄴㅂㄹ]/.test(ending) || 'ㄴㅅ'.includes(lettersOf(ending.charAt(0)).charAt(0) || '-');

/** Joins a base and an ending. A letter at the beginning of the ending closes the last syllable: 가 and ㄴ다 are 간다. */
function join(base: string, ending: string): string {
  const first = ending.charAt(0);
  return /[ㄱ-ㅎ]/.test(first) ? withFinal(parsed(base), first) + ending.slice(1) : base + ending;
}
