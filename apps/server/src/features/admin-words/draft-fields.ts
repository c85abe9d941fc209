import type { WordEntry } from '@utarang/content/words';
import type { StoredWord } from '@utarang/contract';
import { asItIs, type Compared, comparison, membersOf } from '../../audit/compare.js';

/** What admins write of a word. */
export type WordDraft = Omit<StoredWord, 'id' | 'version'>;
export type DraftField = keyof WordDraft;

/** A field in the row of its word. It has the same name in the files, which say its column. */
export type RowField = DraftField & keyof WordEntry;
/** A field that is kept in lists of words. */
export type ListField = Exclude<DraftField, RowField>;

type DraftFields = {
  readonly [Field in DraftField]: {
    readonly kept: Field extends RowField ? 'in its row' : 'in lists';
    /** What of it counts in a comparison. */
    readonly compared: Compared<WordDraft>[Field];
  };
} & {
  /** What the files say of a word and admins do not. */
  readonly [Field in Exclude<keyof WordEntry, DraftField>]: null;
};

const inItsRow = { kept: 'in its row', compared: asItIs } as const;

const koLikeMembers = membersOf<NonNullable<WordDraft['koLike']>>({ hanja: asItIs, caution: asItIs });

/**
 * Every field of a word, in the order in which an import shows them. Comparison, audit trail, the statements that read
 * and write follow from it: a field that is missing here does not compile.
 */
const draftFields: DraftFields = {
  koreanPronunciation: inItsRow,
  hiragana: inItsRow,
  japaneseWord: inItsRow,
  meaningKo: inItsRow,
  level: inItsRow,
  accept: inItsRow,
  block: inItsRow,
  // Another order of situations is no difference.
  fields: { kept: 'in lists', compared: (names) => names.toSorted() },
  koLike: { kept: 'in lists', compared: (koLike) => koLike && koLikeMembers(koLike) },
  id: null,
  partsOfSpeech: null,
};

const names = (Object.keys(draftFields) as (keyof DraftFields)[]).filter(
  (name): name is DraftField => draftFields[name] !== null,
);

export const isInLists = (field: DraftField): field is ListField => draftFields[field].kept === 'in lists';

export const rowFields = names.filter((name): name is RowField => !isInLists(name));

/** The fields in which two words differ. */
export const changedFields = comparison<WordDraft>(
  Object.fromEntries(names.map((name) => [name, draftFields[name].compared])) as Compared<WordDraft>,
);
