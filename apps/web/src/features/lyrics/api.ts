import type {
  LyricBody,
  LyricEdit,
  OwnLyric,
  OwnLyrics,
  OwnWordCorrection,
  WordCorrectionBody,
} from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';

const PATH = '/api/my-lyrics';
const CORRECTIONS = `${PATH}/corrections`;
const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const fetchLyrics = (options?: CallOptions) => getJson<OwnLyrics>(PATH, options);
export const fetchLyric = (id: string, options?: CallOptions) => getJson<OwnLyric>(pathOf(id), options);
/** A call that is repeated with the same key adds one text. */
export const addLyric = (body: LyricBody, idempotencyKey: string) =>
  sendJson<OwnLyric>('POST', PATH, body, { idempotencyKey });
export const editLyric = (id: string, edit: LyricEdit) => sendJson<OwnLyric>('PUT', pathOf(id), edit);
export const removeLyric = (id: string) => sendJson<void>('DELETE', pathOf(id));

export const fetchCorrections = (options?: CallOptions) => getJson<readonly OwnWordCorrection[]>(CORRECTIONS, options);
export const correctWord = (body: WordCorrectionBody) => sendJson<OwnWordCorrection>('PUT', CORRECTIONS, body);
export const takeBackCorrection = (id: number) => sendJson<void>('DELETE', `${CORRECTIONS}/${id}`);
