import { emptyEntry, type WordEntry, wordFields } from '@utarang/content/words';
import { type FieldInside, fieldInside, type StoredWord, type WrittenField, writtenFields } from '@utarang/contract';
import { type Compared, createFieldDiff, identity, membersOf } from '../../audit/compare.js';

/**
 * The fields of a word that admins write. How a field is read, written, compared and shown follows from
 * `writtenFields`.
 */
export type WordDraft = Pick<StoredWord, WrittenField>;

/** A field in the row of its word, which may have another name than the column of the book. */
export type RowField = {
  [Field in WrittenField]: FieldInside<Field> extends keyof WordEntry ? Field : never;
}[WrittenField];
/** A field that is stored in lists of words. */
export type ListField = Exclude<WrittenField, RowField>;

export const isInLists = (field: WrittenField): field is ListField => !(fieldInside(field) in wordFields);

export const rowFields = writtenFields.filter((field): field is RowField => !isInLists(field));

/** The column of a field in the table `words`, with its type. */
export const columnOf = (field: RowField): (typeof wordFields)[FieldInside<RowField>] => wordFields[fieldInside(field)];

/** A word whose fields are all empty. */
export const emptyDraft: WordDraft = {
  ...(Object.fromEntries(rowFields.map((field) => [field, emptyEntry[fieldInside(field)]])) as Pick<
    WordDraft,
    RowField
  >),
  fields: [],
  koLike: null,
};

const koLikeMembers = membersOf<NonNullable<WordDraft['koLike']>>({ hanja: identity, caution: identity });

/** The part of each field that is compared. A different order of situations is no difference. */
const comparedLists: Compared<Pick<WordDraft, ListField>> = {
  fields: (names) => names.toSorted(),
  koLike: (koLike) => koLike && koLikeMembers(koLike),
};

/** The fields in which two words differ. */
export const changedFields = createFieldDiff<WordDraft>({
  ...(Object.fromEntries(writtenFields.map((field) => [field, identity])) as Compared<WordDraft>),
  ...comparedLists,
});
