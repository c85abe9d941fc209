import type { SavedWords } from './saved-words.js';

/** The words that can be tested now: not those that cool or are completed (docs/product/study.md#word-status). */
export const testable = <Word extends { readonly id: number }>(
  words: readonly Word[],
  { completedIds, cooldowns }: SavedWords,
  now: number,
): Word[] => words.filter(({ id }) => !completedIds.has(id) && (cooldowns.get(id) ?? 0) <= now);
