import type {
  AdminSentence,
  AdminSentences,
  SentenceContent,
  SentenceHistory,
  SentencePreview,
  SentencePreviewContent,
} from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { SENTENCE } from '../../parts/sentences/outlines.js';
import { WORD } from '../../parts/words/outlines.js';

const SENTENCES = '/api/admin/sentences';

const ADMIN_SENTENCE: Outline<AdminSentence> = {
  id: 0,
  version: 0,
  text: '',
  wordIds: [0],
  targetIds: [0],
  situations: [''],
  shown: SENTENCE,
  words: [WORD],
};
const one = requireOutline<AdminSentence>(ADMIN_SENTENCE);
const PREVIEW: Outline<SentencePreview> = { shown: SENTENCE, found: [WORD], errors: {} };

export const fetchSentences = (search: string, options: CallOptions): Promise<AdminSentences> =>
  getJson(SENTENCES + search, options).then(
    requireOutline<AdminSentences>({ content: [ADMIN_SENTENCE], totalPages: 0, totalElements: 0 }),
  );

export const addSentence = (sentence: SentenceContent): Promise<AdminSentence> =>
  sendJson('POST', SENTENCES, sentence).then(one);

/** Changes the version that was read: where it is no longer the newest, the server answers `edited_elsewhere`. */
export const saveSentence = (id: number, version: number, sentence: SentenceContent): Promise<AdminSentence> =>
  sendJson('PUT', `${SENTENCES}/${id}`, sentence, { ifMatch: version }).then(one);

/** Retires a sentence, or restores it; on the version that was read, too. */
export const setRetired = ({ id, version }: AdminSentence, retired: boolean): Promise<AdminSentence> =>
  sendJson('POST', `${SENTENCES}/${id}/${retired ? 'retire' : 'restore'}`, undefined, { ifMatch: version }).then(one);

export const fetchPreview = (content: SentencePreviewContent, options: CallOptions): Promise<SentencePreview> =>
  sendJson('POST', `${SENTENCES}/preview`, content, options).then(requireOutline<SentencePreview>(PREVIEW));

export const fetchHistory = (id: number, options: CallOptions): Promise<SentenceHistory> =>
  getJson(`${SENTENCES}/${id}/history`, options).then(
    requireOutline<SentenceHistory>({ changes: [{ id: 0, action: '' }], words: [WORD] }),
  );

export const revertChange = (id: number, change: number): Promise<AdminSentence> =>
  sendJson('POST', `${SENTENCES}/${id}/history/${change}/revert`).then(one);
