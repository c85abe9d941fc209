import type {
  Review,
  ReviewAnswerBody,
  ReviewRated,
  ReviewResult,
  ReviewSettings,
  ReviewSettingsBody,
  Statistics,
} from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';

const withVoice = (path: string, voice: boolean) => (voice ? path : `${path}?voice=false`);

export const fetchReview = (voice: boolean, options: CallOptions): Promise<Review> =>
  getJson(withVoice('/api/review', voice), options);

export const sendReviewAnswer = (
  wordId: number,
  body: ReviewAnswerBody,
  idempotencyKey: string,
): Promise<ReviewResult> => sendJson('POST', `/api/review/${wordId}/answer`, body, { idempotencyKey });

export const rateReview = (wordId: number, rating: number, voice: boolean): Promise<ReviewRated> =>
  sendJson('PUT', `/api/review/${wordId}/rating`, { rating, voice });

export const undoReview = (voice: boolean, idempotencyKey: string): Promise<Review> =>
  sendJson('POST', withVoice('/api/review/undo', voice), undefined, { idempotencyKey });

export const moreReview = (voice: boolean, idempotencyKey: string): Promise<Review> =>
  sendJson('POST', withVoice('/api/review/more', voice), undefined, { idempotencyKey });

export const restWord = (wordId: number): Promise<Review> => sendJson('POST', `/api/review/${wordId}/rest`);

export const keepNote = (wordId: number, note: string): Promise<{ note: string }> =>
  sendJson('PUT', `/api/review/${wordId}/note`, { note });

export const saveSettings = (body: ReviewSettingsBody): Promise<ReviewSettings> =>
  sendJson('PUT', '/api/users/me/settings', body);

export const fetchStatistics = (weeks: number, options: CallOptions): Promise<Statistics> =>
  getJson(`/api/users/me/statistics?weeks=${weeks}`, options);
