import type { Kind } from '../../language/korean/index.js';
import { otherAdverbs } from './adverb.js';
import { answerKey } from './answer-key.js';
import { otherCopulas } from './copula.js';
import { type GradedWord, isAdjectival } from './graded-word.js';
import { withOtherParticles } from './inner-particle.js';
import { isVerbsNoun, verbsOfNoun } from './nominal.js';
import { withNounApart } from './noun-apart.js';

/** An answer in other words than it is listed in, which say the same. */
export type Alike = {
  readonly text: string;
  /** How it inflects, where that does not follow from the parts of speech of the Japanese word. */
  readonly kinds?: readonly Kind[];
};

/** All other ways to say an answer. `text` is without brackets; the answer itself is not among them. */
export function alikeOf(text: string, word: Pick<GradedWord, 'japaneseWord' | 'partsOfSpeech'>): Alike[] {
  const pos = word.partsOfSpeech ?? [];
  const verbs = isVerbsNoun(word) ? verbsOfNoun(text, pos.includes('noun-suru')) : [];
  const adverbs = pos.includes('adverb') ? otherAdverbs(text) : [];
  const copulas = pos.some(isAdjectival) ? otherCopulas(text) : [];
  const alike: Alike[] = [
    { text },
    ...withNounApart(text).map((other) => ({ text: other })),
    ...verbs,
    ...adverbs.map((other) => ({ text: other })),
    ...copulas.map((other) => ({ text: other, kinds: ['copula'] as const })),
  ];
  const all = alike.flatMap((one) => [one, ...withOtherParticles(one.text).map((other) => ({ ...one, text: other }))]);
  const known = new Set([answerKey(text)]);
  return all.filter((other) => {
    const key = answerKey(other.text);
    return !known.has(key) && known.add(key);
  });
}
