/** The words that a member has completed, and those that they marked as known, by id. */
export type KnownWords = { readonly completedIds: ReadonlySet<number>; readonly knownIds: ReadonlySet<number> };

/** "A word is known that is completed or marked" (docs/product/study.md#known-words). */
export const isKnown = ({ completedIds, knownIds }: KnownWords, wordId: number): boolean =>
  completedIds.has(wordId) || knownIds.has(wordId);

/**
 * Picks the words of a list that are offered to be learnt: "those that are marked are left out, unless all of them are"
 * (docs/product/study.md#known-words).
 */
export function leftToLearn<Word extends { readonly id: number }>(
  words: readonly Word[],
  knownIds: KnownWords['knownIds'],
): readonly Word[] {
  const left = words.filter(({ id }) => !knownIds.has(id));
  return left.length > 0 ? left : words;
}

/**
 * Picks the words that a press has newly marked, which undoing it unmarks: those that are known now and were not
 * before.
 */
export const newlyKnown = (before: ReadonlySet<number>, now: Iterable<number>): number[] =>
  [...new Set(now)].filter((id) => !before.has(id));
