import type { Memory } from './memory.js';
import { type Strength, strengthOf } from './strength.js';

/** The kinds of questions: for the meaning; for the word by its meaning; by ear; for the gap in a sentence. */
export const questionKinds = ['meaning', 'word', 'listening', 'sentence'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The kinds by strength, which take turns: a weak memory gets the easiest kind. */
const BY_STRENGTH: Readonly<Record<Strength, readonly QuestionKind[]>> = {
  1: ['meaning'],
  2: ['meaning', 'listening'],
  3: ['word', 'meaning', 'listening'],
  4: ['listening', 'sentence', 'word'],
  5: ['sentence', 'word', 'listening', 'meaning'],
};

/**
 * The kind of a word's next question (docs/product/review.md#kinds-of-question), among the possible ones; the meaning
 * always is. It follows from the memory alone, so that a day can be continued on another device. `isPossible` is
 * asked of no kind that the memory is too weak for: a sentence takes time to look at.
 */
export function kindFor(
  memory: Pick<Memory, 'stability' | 'streak' | 'reps'> | null,
  isPossible: (kind: QuestionKind) => boolean,
): QuestionKind {
  if (memory === null) return 'meaning';
  const kinds = BY_STRENGTH[strengthOf(memory)].filter((kind) => kind === 'meaning' || isPossible(kind));
  return kinds[memory.reps % kinds.length] ?? 'meaning';
}
