import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@utarang/contract';
import { saveWord } from './api.js';
import { cacheCompletedWord, cacheMembership, cacheSavedWord } from './changes.js';
import { knownEnds, onThisClock } from './saved-words.js';

/** The outcome. `already`: it was saved before. `completed`: the member has completed it, and it returns by itself. */
export type Saved = 'saved' | 'already' | 'completed';

/**
 * Saves a word and updates all lists; a second try with the same key saves nothing twice. Any other error is thrown.
 */
export async function saveAndCache(client: QueryClient, wordId: number, key: string): Promise<Saved> {
  try {
    const [word] = onThisClock([await saveWord(wordId, key)], Date.now(), knownEnds(client));
    await cacheSavedWord(client, word!);
    return 'saved';
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === 'word_already_saved') {
      await cacheMembership(client, wordId, true);
      return 'already';
    }
    if (code === 'word_already_completed') {
      await cacheCompletedWord(client, wordId);
      return 'completed';
    }
    throw error;
  }
}
