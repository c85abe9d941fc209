import type { AdminSentence, SentenceContent, StoredAdminSentence } from '@utarang/contract';

/** A sentence with its quiz as it is to be, and whether it is shown at all. */
export type SentenceDraft = SentenceContent & { readonly retired: boolean };

/** The fields in which two sentences are compared. */
const DRAFT_FIELDS = [
  'level',
  'text',
  'meaningKo',
  'wordIds',
  'targetIds',
  'situations',
  'quiz',
  'retired',
] as const satisfies readonly (keyof SentenceDraft)[];
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** A sentence as the audit trail keeps it. */
export const storedOf = ({ shown: _, words: __, ...sentence }: AdminSentence): StoredAdminSentence => sentence;

/** The fields in which two sentences differ. Another order of words or of situations is no difference. */
export const changedFields = (one: SentenceDraft, other: SentenceDraft): DraftField[] =>
  DRAFT_FIELDS.filter((field) => textOf(one, field) !== textOf(other, field));

function textOf(sentence: SentenceDraft, field: DraftField): string {
  if (field === 'quiz') {
    const { quiz } = sentence;
    return JSON.stringify(quiz && [quiz.answerId, quiz.wrongIds.toSorted(), quiz.korean, quiz.note]);
  }
  const value = sentence[field];
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
}
