import { type WordEntry, wordFieldNames } from '@utarang/content/words';
import { FIRST_ADDED_ID } from './word-tables.js';

/** A stored word. No seed changes one that is `edited` by an admin; a `retired` one has left the content. */
export type StoredWord = WordEntry & { readonly edited: boolean; readonly retired: boolean };

export type SeedPlan = {
  readonly insert: readonly WordEntry[];
  /** Words that change, or return. */
  readonly update: readonly WordEntry[];
  /** Ids of words that the content does not have any more. */
  readonly retire: readonly number[];
  /** Entries left out because an admin's word has the same writing and reading. */
  readonly clashing: readonly WordEntry[];
};

/**
 * Plans the changes that update the stored words to the content. Words that an admin edited or added stay. A word that
 * has left the content is kept, since members learn it and links lead to it, but it is retired: it is not found any
 * more, and another word may have its text.
 */
export function planSeed(stored: readonly StoredWord[], entries: readonly WordEntry[]): SeedPlan {
  const byId = new Map(stored.map((word) => [word.id, word]));
  const changes = entries.filter((entry) => {
    const word = byId.get(entry.id);
    return !word || (!word.edited && (word.retired || !isSame(word, entry)));
  });
  const listed = new Set(entries.map(({ id }) => id));
  const isLost = ({ id, edited }: StoredWord) => !edited && id < FIRST_ADDED_ID && !listed.has(id);
  const found = stored.filter((word) => !word.retired && !isLost(word));
  const fitting = new Set(withoutClashes(found, changes));
  return {
    insert: changes.filter((entry) => fitting.has(entry) && !byId.has(entry.id)),
    update: changes.filter((entry) => fitting.has(entry) && byId.has(entry.id)),
    retire: stored.filter((word) => !word.retired && isLost(word)).map(({ id }) => id),
    clashing: changes.filter((entry) => !fitting.has(entry)),
  };
}

/**
 * The changes without those whose text another stored word keeps. Two changing words may swap their texts. A change
 * that is left out keeps its stored text, which may clash with a further change: so the rest is checked again.
 */
function withoutClashes(stored: readonly StoredWord[], changes: readonly WordEntry[]): readonly WordEntry[] {
  const changing = new Set(changes.map(({ id }) => id));
  const taken = new Set(stored.filter(({ id }) => !changing.has(id)).map(keyOf));
  const fitting = changes.filter((entry) => !taken.has(keyOf(entry)));
  return fitting.length === changes.length ? fitting : withoutClashes(stored, fitting);
}

/** The unique key of a word. */
const keyOf = ({ japaneseWord, reading }: Pick<WordEntry, 'japaneseWord' | 'reading'>): string =>
  `${japaneseWord}\n${reading}`;

const textOf = (word: StoredWord | WordEntry): string => JSON.stringify(wordFieldNames.map((field) => word[field]));

const isSame = (word: StoredWord, entry: WordEntry): boolean => textOf(word) === textOf(entry);
