import type {
  AdminSentence,
  AdminSentences,
  SentenceContent,
  SentenceHistory,
  SentencePreview,
  SentencePreviewContent,
} from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';

const SENTENCES = '/api/admin/sentences';

export const fetchSentences = (search: string, options: CallOptions): Promise<AdminSentences> =>
  getJson(SENTENCES + search, options);

export const addSentence = (sentence: SentenceContent): Promise<AdminSentence> => sendJson('POST', SENTENCES, sentence);

/** Changes the version that was read: where it is no longer the newest, the server answers `edited_elsewhere`. */
export const saveSentence = (id: number, version: number, sentence: SentenceContent): Promise<AdminSentence> =>
  sendJson('PUT', `${SENTENCES}/${id}`, sentence, { ifMatch: version });

/** Takes a sentence out of the lists, or puts it back; on the version that was read, too. */
export const setRetired = ({ id, version }: AdminSentence, retired: boolean): Promise<AdminSentence> =>
  sendJson('POST', `${SENTENCES}/${id}/${retired ? 'retire' : 'restore'}`, undefined, { ifMatch: version });

export const fetchPreview = (content: SentencePreviewContent, options: CallOptions): Promise<SentencePreview> =>
  sendJson('POST', `${SENTENCES}/preview`, content, options);

export const fetchHistory = (id: number, options: CallOptions): Promise<SentenceHistory> =>
  getJson(`${SENTENCES}/${id}/history`, options);

export const revertChange = (id: number, change: number): Promise<AdminSentence> =>
  sendJson('POST', `${SENTENCES}/${id}/history/${change}/revert`);
