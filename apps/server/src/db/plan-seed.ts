import { type WordEntry, wordFieldNames } from '@utarang/content/words';

/** A word as it is stored; `edited` by an admin, who then has the last word on it. */
export type StoredWord = WordEntry & { readonly edited: boolean };

export type SeedPlan = {
  readonly insert: readonly WordEntry[];
  readonly update: readonly WordEntry[];
  /** Entries left out because another word, an admin's, is written and read the same. */
  readonly clashing: readonly WordEntry[];
};

/**
 * What brings the stored words up to date with the content. Edited words stay as they are, and so do words that the
 * content no longer has, since links to them are out in the world.
 */
export function planSeed(stored: readonly StoredWord[], entries: readonly WordEntry[]): SeedPlan {
  const byId = new Map(stored.map((word) => [word.id, word]));
  const changes = entries.filter((entry) => {
    const word = byId.get(entry.id);
    return !word || (!word.edited && !isSame(word, entry));
  });
  const fitting = new Set(withoutClashes(stored, changes));
  return {
    insert: changes.filter((entry) => fitting.has(entry) && !byId.has(entry.id)),
    update: changes.filter((entry) => fitting.has(entry) && byId.has(entry.id)),
    clashing: changes.filter((entry) => !fitting.has(entry)),
  };
}

/** Two changes may exchange texts; but an entry that has to wait keeps its old text, which may be in another's way. */
function withoutClashes(stored: readonly StoredWord[], changes: readonly WordEntry[]): readonly WordEntry[] {
  const changing = new Set(changes.map(({ id }) => id));
  const taken = new Set(stored.filter(({ id }) => !changing.has(id)).map(keyOf));
  const fitting = changes.filter((entry) => !taken.has(keyOf(entry)));
  return fitting.length === changes.length ? fitting : withoutClashes(stored, fitting);
}

/** What a word is unique by. */
const keyOf = ({ japaneseWord, hiragana }: Pick<WordEntry, 'japaneseWord' | 'hiragana'>): string =>
  `${japaneseWord}\n${hiragana}`;

const textOf = (word: StoredWord | WordEntry): string => JSON.stringify(wordFieldNames.map((field) => word[field]));

const isSame = (word: StoredWord, entry: WordEntry): boolean => textOf(word) === textOf(entry);
