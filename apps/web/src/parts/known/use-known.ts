import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useIsMember } from '../session/use-viewer.js';
import { NOTHING_SAVED, type SavedWords, savedWordsQuery } from '../study/saved-words.js';
import type { Marked } from './api.js';
import { changeKnown } from './change-known.js';

/** The words that the member completed and marked. Of a guest nothing is known. */
export function useKnownWords(): SavedWords {
  const { data = NOTHING_SAVED } = useQuery({ ...savedWordsQuery, enabled: useIsMember() });
  return data;
}

/** Checks whether a word is marked as known. The component is drawn anew only when that changes. */
export function useIsMarked(wordId: number): boolean {
  const select = useCallback(({ knownIds }: SavedWords) => knownIds.has(wordId), [wordId]);
  const { data = false } = useQuery({ ...savedWordsQuery, enabled: useIsMember(), select });
  return data;
}

/** Changes marks, one call at a time: presses meanwhile are ignored. */
export function useChangeKnown() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const note = (now: boolean) => {
    isBusy.current = now;
    setBusy(now);
  };
  const change = (words: Marked, known: boolean) => {
    if (isBusy.current) return;
    note(true);
    void changeKnown(client, words, known).finally(() => note(false));
  };
  return { busy, change };
}
