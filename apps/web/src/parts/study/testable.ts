import type { SavedWords } from './saved-words.js';

/** The words that can be tested now: "Cooldown words cannot be … tested", and completed ones are done (spec section 4). */
export const testable = <Word extends { readonly id: number }>(
  words: readonly Word[],
  { completedIds, cooldowns }: SavedWords,
  now: number,
): Word[] => words.filter(({ id }) => !completedIds.has(id) && (cooldowns.get(id) ?? 0) <= now);
