import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ApiError } from '@utarang/contract';
import { newKey } from '../../lib/new-key.js';
import { useIsMember } from '../session/use-viewer.js';
import { saveAndCache } from './save-word.js';
import { savedWordsQuery } from './saved-words.js';

/** The given words that the member has not saved; all of them while that is unknown. */
export function useUnsaved(wordIds: readonly number[]): number[] {
  const enabled = useIsMember();
  const { data } = useQuery({ ...savedWordsQuery, enabled });
  return wordIds.filter((id) => !data?.ids.has(id));
}

/** Saves words one after the other. Returns whether one of them could not be saved. */
export async function saveAll(client: QueryClient, wordIds: readonly number[]): Promise<boolean> {
  let failed = false;
  for (const wordId of wordIds) {
    try {
      await saveAndCache(client, wordId, newKey());
    } catch (error) {
      failed = true;
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'session_ended' || code === 'login_required') break; // its dialog is open
    }
  }
  return failed;
}
