/** 못하다, 좋아하다, 함께하다: what stands before 하다 is no noun, and by itself means something else. */
const NO_NOUN =
  /(?:못|좋아|싫어|있어|없어|들어|아파|뻐|퍼|즐겨|(?<!샤)워|[가-힣]{2}해)$|^(?:함께|같이|달리|멀리|가까이|그만|오래|빨리|거듭|그릇)$/;

/** 멋지게 and 조용히 with 하다 are other words: to do something so. */
const ADVERB = /(?:히|게)$/;

const NOUN = /^[가-힣]{2,}$/;

const SURU = 'noun-suru';
const NA = 'adj-na';

/**
 * "하다 dropped or added (공부 = 공부하다), 되다 likewise, but one never for the other" (`decisions.md`, Grading). The noun
 * has two syllables or more: 구 is not 구하다, 못 not 못하다. It takes them where the Japanese word takes する, or is a
 * な-adjective (하다 alone): 사과 the apple is not 사과하다. `sense` is without brackets, `key` is its key.
 */
export function hadaVariants(sense: string, key: string, partsOfSpeech: readonly string[]): string[] {
  if (/(?:하다|되다)$/.test(key)) {
    const noun = key.slice(0, -2);
    const asOneWord = /\S(?:하다|되다)\s*$/.test(sense);
    return asOneWord && NOUN.test(noun) && !NO_NOUN.test(noun) ? [noun] : [];
  }
  if (!NOUN.test(key) || key.endsWith('다') || ADVERB.test(key)) return [];
  if (partsOfSpeech.length === 0 || partsOfSpeech.includes(SURU)) return [`${key}하다`, `${key}되다`];
  return partsOfSpeech.includes(NA) ? [`${key}하다`] : [];
}
