import { answerKey } from './answer-key.js';
import type { ListedAnswer } from './listed.js';
import type { Readings } from './readings.js';

const PARTICLE = /^(?:을|를|이|가|은|는|의|에|에서|에게|로|으로|와|과|도|한테|께)$/;

/** The separators of nouns in brackets: 술이나 담배, 나무 등. */
const AND = /(?:이나|나|와|과|하고)\s+|\s+등$|\s*,\s*/;

/**
 * Endings by which a text in brackets joins the next word: 맡은 역을 and 높은 분께 have a particle, 옛날의 and 글을 새긴 need none.
 */
const JOINS = /[을를에의로께]$|[한은는인긴린]$/;

/**
 * "The bracket used as it is meant": 약을 먹다 for 먹다 (약), 담배를 끊다 for 끊다 (술이나 담배). With a particle the meaning is certain;
 * without one, as in 약 먹다, the result may be another word: 안내 is not ~내 (안).
 */
export function isWithBracket(
  { key, lemmas }: Readings,
  listed: ListedAnswer,
  joined: 'particle' | 'plainly',
): boolean {
  if (listed.brackets.length === 0 || listed.key === '') return false;
  const insides = listed.brackets.flatMap((inside) => [inside, ...inside.split(AND)].map(answerKey));
  return [key, ...lemmas.map(({ word }) => word)].some((read) => {
    if (!read.endsWith(listed.key) || read === listed.key) return false;
    const before = read.slice(0, -listed.key.length);
    return insides.some((inside) => {
      if (inside === '' || !before.startsWith(inside)) return false;
      const particle = before.slice(inside.length);
      if (particle === '') return joined === 'plainly' || JOINS.test(inside);
      return PARTICLE.test(particle);
    });
  });
}
