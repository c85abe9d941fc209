import type { BringBody, BringPreview, BringResult, CheckedWord, OwnWord, OwnWordBody } from '@utarang/contract';
import { type CallOptions, getJson, sendBody, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { WORD } from '../../parts/words/outlines.js';

const IMPORT = '/api/users/me/words/import';
const OWN = '/api/users/me/own-words';

/** The time for a slow line, on top of the server's own time limit. */
const FILE_TIMEOUT_MS = 60_000;

const OWN_WORD: Outline<OwnWord> = WORD;

/** Asks the server what importing a file would do. */
export const previewImport = (file: Blob, name: string): Promise<BringPreview> =>
  sendBody(`${IMPORT}?name=${encodeURIComponent(name)}`, file, { timeoutMs: FILE_TIMEOUT_MS }).then(
    requireOutline<BringPreview>({ token: '', rows: [{ text: '', match: '', candidates: [WORD] }] }),
  );

export const saveImport = (token: string, body: BringBody): Promise<BringResult> =>
  sendJson('POST', `${IMPORT}/${token}`, body, { timeoutMs: FILE_TIMEOUT_MS }).then(
    requireOutline<BringResult>({ saved: 0, wishes: 0 }),
  );

export const fetchOwnWords = (options: CallOptions): Promise<OwnWord[]> =>
  getJson(OWN, options).then(requireOutline<OwnWord[]>([OWN_WORD]));

export const addOwnWord = (body: OwnWordBody): Promise<OwnWord> =>
  sendJson('POST', OWN, body).then(requireOutline<OwnWord>(OWN_WORD));

export const changeOwnWord = (id: number, body: OwnWordBody): Promise<void> => sendJson('PUT', `${OWN}/${id}`, body);

export const deleteOwnWord = (id: number): Promise<void> => sendJson('DELETE', `${OWN}/${id}`);

/** Fetches the saved words to be printed. */
export const fetchSaved = (status?: 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED'): Promise<CheckedWord[]> =>
  getJson(`/api/checked-words${status ? `?status=${status}` : ''}`).then(
    requireOutline<CheckedWord[]>([{ ...WORD, status: '' }]),
  );
