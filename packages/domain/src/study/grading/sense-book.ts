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
export function senseBook(words: readonly Pick<GradedWord, 'meaningKo' | 'accepted'>[]): SenseBook {
  return {
    senses: new Set(words.flatMap(({ meaningKo }) => sensesOf(meaningKo)).flatMap(answerKeys)),
    accepted: new Set(words.flatMap(({ accepted }) => accepted).flatMap(answerKeys)),
  };
}
