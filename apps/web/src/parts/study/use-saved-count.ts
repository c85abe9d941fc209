import { useQuery } from '@tanstack/react-query';
import type { Word } from '@utarang/contract';
import { useIsMember } from '../session/use-viewer.js';
import { NOTHING_SAVED, savedWordsQuery } from './saved-words.js';

/** The number of words that the member has saved: the review asks them again. */
export function useSavedCount(words: readonly Pick<Word, 'id'>[]): number {
  const { data = NOTHING_SAVED } = useQuery({ ...savedWordsQuery, enabled: useIsMember() });
  return words.filter(({ id }) => data.ids.has(id)).length;
}
