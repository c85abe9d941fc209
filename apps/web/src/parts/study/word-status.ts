import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIsMember } from '../session/use-viewer.js';
import { useIsOver } from './cooldown.js';
import { useOptimisticSave } from './optimistic-saves.js';
import { NOTHING_SAVED, type SavedWords, savedWordsQuery } from './saved-words.js';

/** A learner's status of a word (docs/product/study.md#word-status). For a guest nothing is known. */
export type OwnWordStatus = {
  saved: boolean;
  completed: boolean;
  /**
   * The moment at which it can be tested again, in milliseconds by the clock of this device; null when it can be now.
   */
  cooldownUntil: number | null;
};

const statusOf = ({ ids, completedIds, cooldowns }: SavedWords, wordId: number): OwnWordStatus => ({
  saved: ids.has(wordId),
  completed: completedIds.has(wordId),
  cooldownUntil: cooldowns.get(wordId) ?? null,
});

/** The status of one word. The component is rendered again only when the status of this word changes. */
export function useWordStatus(wordId: number): OwnWordStatus {
  const enabled = useIsMember();
  const select = useCallback((words: SavedWords) => statusOf(words, wordId), [wordId]);
  const { data = statusOf(NOTHING_SAVED, wordId) } = useQuery({ ...savedWordsQuery, enabled, select });
  const optimistic = useOptimisticSave(wordId);
  const over = useIsOver(data.cooldownUntil);
  return { ...data, saved: optimistic ?? data.saved, cooldownUntil: over ? null : data.cooldownUntil };
}
