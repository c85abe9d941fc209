import type { AdminWord, WordChange, WordContent } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';

const WORDS = '/api/admin/words';

export const fetchWords = (options: CallOptions): Promise<AdminWord[]> => getJson(WORDS, options);

export const addWord = (word: WordContent): Promise<AdminWord> => sendJson('POST', `${WORDS}/add`, word);

/** On the version that was read: a stale one is `edited_elsewhere`. */
export const saveWord = (id: number, version: number, word: WordContent): Promise<AdminWord> =>
  sendJson('PUT', `${WORDS}/${id}`, { id, ...word }, { ifMatch: version });

export const fetchHistory = (id: number, options: CallOptions): Promise<WordChange[]> =>
  getJson(`${WORDS}/${id}/history`, options);

/** Answers null where the addition of the word was taken back. */
export const revertChange = (id: number, change: number): Promise<AdminWord | null> =>
  sendJson('POST', `${WORDS}/${id}/history/${change}/revert`);
