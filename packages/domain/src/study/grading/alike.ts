import type { Kind } from '../../language/korean/index.js';
import { answerKey } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { withOtherParticles } from './inner-particle.js';

/** The same Korean in other words than it is listed in. */
export type Alike = {
  readonly text: string;
  /** Where this is a verb or an adjective whatever the Japanese word is, how it inflects. */
  readonly kinds?: readonly Kind[];
};

/** An answer in all the ways in which it says the same; `text` is without brackets. The listed one is not among them. */
export function alikeOf(text: string, _word: Pick<GradedWord, 'japaneseWord' | 'partsOfSpeech'>): Alike[] {
  const alike: Alike[] = withOtherParticles(text).map((other) => ({ text: other }));
  const known = new Set([answerKey(text)]);
  return alike.filter((other) => {
    const key = answerKey(other.text);
    return !known.has(key) && known.add(key);
  });
}
