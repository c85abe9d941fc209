import { answerKeys } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { sensesOf } from './senses.js';

/**
 * What the words of the catalogue mean, as keys, to look up whether an answer is some word's. It need not say whose:
 * an answer that is right for the word asked has passed before anyone looks here.
 */
export type SenseBook = {
  readonly senses: ReadonlySet<string>;
  readonly accepted: ReadonlySet<string>;
};

/** Built once for a catalogue, and again when a word changes. */
export function senseBook(words: Iterable<Pick<GradedWord, 'meaningKo' | 'accepted'>>): SenseBook {
  const senses = new Set<string>();
  const accepted = new Set<string>();
  for (const word of words) {
    for (const sense of sensesOf(word.meaningKo)) for (const key of answerKeys(sense)) senses.add(key);
    for (const answer of word.accepted) for (const key of answerKeys(answer)) accepted.add(key);
  }
  return { senses, accepted };
}
