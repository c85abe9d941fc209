import { emptyEntry, type WordEntry, wordFields } from '@utarang/content/words';
import { type StoredWord, type WrittenField, writtenFields } from '@utarang/contract';
import { asItIs, type Compared, comparison, membersOf } from '../../audit/compare.js';

/**
 * The fields of a word that admins write. What reads, writes, compares and tells a field follows from `writtenFields`.
 */
export type WordDraft = Pick<StoredWord, WrittenField>;

/** A field in the row of its word. It has the same name in the files, which say its column. */
export type RowField = WrittenField & keyof WordEntry;
/** A field that is kept in lists of words. */
export type ListField = Exclude<WrittenField, RowField>;

export const isInLists = (field: WrittenField): field is ListField => !(field in wordFields);

export const rowFields = writtenFields.filter((field): field is RowField => !isInLists(field));

/** A word that says nothing. */
export const emptyDraft: WordDraft = {
  ...(Object.fromEntries(rowFields.map((field) => [field, emptyEntry[field]])) as Pick<WordDraft, RowField>),
  fields: [],
  koLike: null,
};

const koLikeMembers = membersOf<NonNullable<WordDraft['koLike']>>({ hanja: asItIs, caution: asItIs });

/** The part of each field that counts in lists. Another order of situations is no difference. */
const comparedLists: Compared<Pick<WordDraft, ListField>> = {
  fields: (names) => names.toSorted(),
  koLike: (koLike) => koLike && koLikeMembers(koLike),
};

/** The fields in which two words differ. */
export const changedFields = comparison<WordDraft>({
  ...(Object.fromEntries(writtenFields.map((field) => [field, asItIs])) as Compared<WordDraft>),
  ...comparedLists,
});
