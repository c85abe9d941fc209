/** Parts before 하다 that are no noun, or mean something else alone: 못하다, 좋아하다, 함께하다; 파리 and 거북 of 파리하다 and 거북하다. */
const NO_NOUN =
  /(?:못|좋아|싫어|있어|없어|들어|아파|뻐|퍼|즐겨|(?<!샤)워|[가-힣]{2}해)$|^(?:함께|같이|달리|멀리|가까이|그만|오래|빨리|거듭|그릇|파리|거북)$/;

/** Adverbs before 하다, which make other words: 멋지게 하다 and 조용히 하다 are to do something in that manner. */
const ADVERB = /(?:히|게)$/;

const NOUN = /^[가-힣]{2,}$/;

const SURU = 'noun-suru';
const NA = 'adj-na';

/**
 * The noun of a verb in 하다 or 되다: "하다 dropped or added (선택 = 선택하다, 공부 = 공부하다), 되다 likewise, but one never for the
 * other" (docs/product/grading.md#forms-of-the-same-word). The noun has two syllables or more: 구 is not 구하다, 못 not 못하다.
 * `text` is a listed answer, `key` its key. Null where there is none.
 */
export function withoutHada(text: string, key: string): string | null {
  const noun = key.slice(0, -2);
  const asOneWord = /\S(?:하다|되다)\s*$/.test(text);
  return asOneWord && NOUN.test(noun) && !NO_NOUN.test(noun) ? noun : null;
}

/**
 * A noun with 하다 and 되다, where the Japanese word takes する, or with 하다, where it is a な-adjective: 사과 (apple) does not
 * become 사과하다.
 */
export function withHada(key: string, partsOfSpeech: readonly string[]): string[] {
  if (!NOUN.test(key) || NO_NOUN.test(key) || key.endsWith('다') || ADVERB.test(key)) return [];
  if (partsOfSpeech.length === 0 || partsOfSpeech.includes(SURU)) return [`${key}하다`, `${key}되다`];
  return partsOfSpeech.includes(NA) ? [`${key}하다`] : [];
}

/** Removes the particle before 하다: 수영을 하다 is 수영하다, 일을 하다 일하다. */
export const joinedHada = (key: string): string => key.replace(/(?<=[가-힣])(?:을|를)하다$/, '하다');
