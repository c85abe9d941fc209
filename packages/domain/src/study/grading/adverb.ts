import { finalOf } from '../../language/korean/index.js';

/** The adjectives of one syllable whose adverb has both endings. Others do not: 친히 is not 친하게, and 속히 not 속하게. */
const SHORT = /^[급심편흔곤]$/;

/** Stems of adverbs that have no adjective (천천하다), or one with another meaning (안녕하게, 대단하게). */
const NO_ADJECTIVE = /^(?:안녕|천천|열심|도저|간신|대단|굉장|서서|유유|일제|영락)$/;

/**
 * "An adverb may have the other ending of the same adjective" (docs/product/grading.md#adverbs): 정확히 and 정확하게, 깨끗이
 * and 깨끗하게, 갑작스레 and 갑작스럽게, 자유로이 and 자유롭게. `text` may be a phrase that ends with it.
 */
export function otherAdverbs(text: string): string[] {
  const [, stem = '', ending = ''] = /^(.*?)(하게|히|이|스레|스럽게|로이|롭게)$/.exec(text) ?? [];
  const adjective = stem.split(' ').at(-1)!;
  if (NO_ADJECTIVE.test(adjective) || (adjective.length < 2 && !SHORT.test(adjective))) return [];
  return otherEndings(ending, finalOf(adjective)).map((other) => stem + other);
}

/** Adjectives in 하다 have 이 after ㅅ, and 이 or 히 after ㄱ (한글 맞춤법 제51항). */
function otherEndings(ending: string, final: string): string[] {
  switch (ending) {
    case '하게':
      return final === 'ㅅ' ? ['이'] : final === 'ㄱ' ? ['이', '히'] : ['히'];
    case '히':
      return ['하게'];
    case '이':
      return final === 'ㅅ' ? ['하게'] : [];
    default:
      return { 스레: ['스럽게'], 스럽게: ['스레'], 로이: ['롭게'], 롭게: ['로이'] }[ending] ?? [];
  }
}
