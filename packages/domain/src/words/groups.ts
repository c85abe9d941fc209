type WithId = { readonly id: number };

/** Words by their keys (readings, kanji or senses), the highest id first in each group. */
export type WordGroups<W> = ReadonlyMap<string, readonly W[]>;

/** Groups words, which are ordered by id, descending, by all their keys. */
export function groupWords<W>(words: readonly W[], keysOf: (word: W) => Iterable<string>): WordGroups<W> {
  const groups = new Map<string, W[]>();
  for (const word of words) {
    for (const key of keysOf(word)) {
      const group = groups.get(key);
      if (group) group.push(word);
      else groups.set(key, [word]);
    }
  }
  return groups;
}

/**
 * The groups after some words were removed and others added. Equals `groupWords` of the new words, without reading all
 * of them again. A changed word is in both lists.
 */
export function regroupWords<W extends WithId>(
  groups: WordGroups<W>,
  keysOf: (word: W) => Iterable<string>,
  { removed, added }: { readonly removed: readonly W[]; readonly added: readonly W[] },
): WordGroups<W> {
  const changed = new Map(groups);
  for (const word of removed) {
    for (const key of keysOf(word)) {
      const left = (changed.get(key) ?? []).filter(({ id }) => id !== word.id);
      if (left.length > 0) changed.set(key, left);
      else changed.delete(key);
    }
  }
  for (const word of added) {
    for (const key of keysOf(word)) {
      changed.set(
        key,
        [...(changed.get(key) ?? []), word].sort((a, b) => b.id - a.id),
      );
    }
  }
  return changed;
}
