import type { PatternAnswer, PatternAnswerBody, SavedPatterns } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { requireOutline } from '../../lib/outline.js';

const SAVED = { ids: [''], due: 0 } as const;
const PATH = '/api/users/me/patterns';
const ANSWER = { correct: false, dueAt: '', intervalDays: 0, reason: { code: '', times: 0 }, due: 0 } as const;

export const fetchPatterns = (options: CallOptions): Promise<SavedPatterns> =>
  getJson(PATH, options).then(requireOutline<SavedPatterns>(SAVED));

export const savePattern = (id: string): Promise<SavedPatterns> =>
  sendJson('POST', `${PATH}/${encodeURIComponent(id)}`).then(requireOutline<SavedPatterns>(SAVED));

export const unsavePattern = (id: string): Promise<void> => sendJson('DELETE', `${PATH}/${encodeURIComponent(id)}`);

export const patternAnswerPath = (id: string): string => `/api/review/patterns/${encodeURIComponent(id)}/answer`;

export const sendPatternAnswer = (
  id: string,
  body: PatternAnswerBody,
  idempotencyKey: string,
): Promise<PatternAnswer> =>
  sendJson('POST', patternAnswerPath(id), body, { idempotencyKey }).then(requireOutline<PatternAnswer>(ANSWER));
