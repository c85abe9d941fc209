import type { AdminSentence, SentenceContent, StoredAdminSentence } from '@utarang/contract';
import { createFieldDiff, identity, membersOf } from '../../audit/compare.js';

/** The wanted state of a sentence with its quiz, and whether it is shown at all. */
export type SentenceDraft = SentenceContent & { readonly retired: boolean };

/** A sentence in the form in which the audit trail stores it. */
export const storedOf = ({ shown: _, words: __, ...sentence }: AdminSentence): StoredAdminSentence => sentence;

const sorted = (items: readonly (number | string)[]) => items.toSorted();

const quizMembers = membersOf<NonNullable<SentenceDraft['quiz']>>({
  answerId: identity,
  wrongIds: sorted,
  korean: identity,
  note: identity,
});

/** The fields in which two sentences differ. A different order of words or of situations is no difference. */
export const changedFields = createFieldDiff<SentenceDraft>({
  level: identity,
  text: identity,
  meaningKo: identity,
  wordIds: sorted,
  targetIds: sorted,
  situations: sorted,
  quiz: (quiz) => quiz && quizMembers(quiz),
  retired: identity,
});
