import { answerKey, unbracketed } from './answer-key.js';
import type { GradedWord } from './graded-word.js';
import { sensesOf } from './senses.js';

/** An answer that stands with a word. */
export type Listed = {
  /** As it is written, without its brackets. */
  readonly text: string;
  readonly key: string;
  /** What its brackets hold: 약 of 먹다 (약). */
  readonly brackets: readonly string[];
};

const BRACKETED = /[([（［]([^)\]）］]*)/g;

/** The senses and the accepted answers of a word. */
export const listedOf = ({ meaningKo, accepted }: Pick<GradedWord, 'meaningKo' | 'accepted'>): Listed[] =>
  [...sensesOf(meaningKo), ...accepted].map((written) => {
    const text = unbracketed(written).trim();
    return { text, key: answerKey(text), brackets: Array.from(written.matchAll(BRACKETED), ([, inside]) => inside!) };
  });
