import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useStore } from '../../lib/store.js';
import { useIsMember } from '../session/use-viewer.js';
import { NOTHING_SAVED, type SavedWords, savedWordsQuery } from '../study/saved-words.js';
import { deviceKnown } from './device-known.js';

/** The words that the member completed or marked; for a guest those marked on this device. */
export function useKnownWords(): SavedWords {
  const isMember = useIsMember();
  const { data = NOTHING_SAVED } = useQuery({ ...savedWordsQuery, enabled: isMember });
  const knownIds = useStore(deviceKnown);
  return useMemo(() => (isMember ? data : { ...NOTHING_SAVED, knownIds }), [isMember, data, knownIds]);
}

/** Checks whether a word is marked as known. The component is rendered again only when that changes. */
export function useIsMarked(wordId: number): boolean {
  const select = useCallback(({ knownIds }: SavedWords) => knownIds.has(wordId), [wordId]);
  const { data = false } = useQuery({ ...savedWordsQuery, enabled: useIsMember(), select });
  return data;
}
