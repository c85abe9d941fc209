import type {
  Reminder,
  ReminderBody,
  Review,
  ReviewAhead,
  ReviewAnswerBody,
  ReviewRated,
  ReviewResult,
  ReviewSettings,
  ReviewSettingsBody,
  Statistics,
} from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { WORD } from '../../parts/words/outlines.js';

const SETTINGS = { reviewKinds: [''], desiredRetention: 0, restDay: false, isFitted: false } as const;
const REVIEW = {
  goal: 0,
  forecast: [{ date: '', count: 0 }],
  missedToday: [WORD],
  week: [{ date: '', learnt: false, rested: false }],
  settings: SETTINGS,
} satisfies Outline<Review>;
const RESULT = { correct: false, outcomes: [{ reason: { code: '' } }] } as const;

const withVoice = (path: string, voice: boolean) => (voice ? path : `${path}?voice=false`);

export const fetchReview = (voice: boolean, options: CallOptions): Promise<Review> =>
  getJson(withVoice('/api/review', voice), options).then(requireOutline<Review>(REVIEW));

export const fetchAhead = (voice: boolean, options: CallOptions): Promise<ReviewAhead> =>
  getJson(withVoice('/api/review/ahead', voice), options).then(
    requireOutline<ReviewAhead>({ questions: [{ wordId: 0, kind: '', question: '', answer: WORD }] }),
  );

export const sendReviewAnswer = (
  wordId: number,
  body: ReviewAnswerBody,
  idempotencyKey: string,
): Promise<ReviewResult> =>
  sendJson('POST', `/api/review/${wordId}/answer`, body, { idempotencyKey }).then(requireOutline<ReviewResult>(RESULT));

export const rateReview = (wordId: number, rating: number, voice: boolean): Promise<ReviewRated> =>
  sendJson('PUT', `/api/review/${wordId}/rating`, { rating, voice }).then(
    requireOutline<ReviewRated>({ outcomes: RESULT.outcomes, doneToday: 0 }),
  );

export const undoReview = (voice: boolean, idempotencyKey: string): Promise<Review> =>
  sendJson('POST', withVoice('/api/review/undo', voice), undefined, { idempotencyKey }).then(
    requireOutline<Review>(REVIEW),
  );

export const moreReview = (voice: boolean, idempotencyKey: string): Promise<Review> =>
  sendJson('POST', withVoice('/api/review/more', voice), undefined, { idempotencyKey }).then(
    requireOutline<Review>(REVIEW),
  );

export const restWord = (wordId: number): Promise<Review> =>
  sendJson('POST', `/api/review/${wordId}/rest`).then(requireOutline<Review>(REVIEW));

export const keepNote = (wordId: number, note: string): Promise<{ note: string }> =>
  sendJson('PUT', `/api/review/${wordId}/note`, { note }).then(requireOutline<{ note: string }>({ note: '' }));

export const saveSettings = (body: ReviewSettingsBody): Promise<ReviewSettings> =>
  sendJson('PUT', '/api/users/me/settings', body).then(requireOutline<ReviewSettings>(SETTINGS));

const REMINDER: Outline<Reminder> = { isOn: false };

export const fetchReminder = (options: CallOptions): Promise<Reminder> =>
  getJson('/api/reminder', options).then(requireOutline<Reminder>(REMINDER));

export const keepReminder = (body: ReminderBody): Promise<Reminder> =>
  sendJson('PUT', '/api/reminder', body).then(requireOutline<Reminder>(REMINDER));

export const stopReminder = (): Promise<void> => sendJson('DELETE', '/api/reminder');

export const fetchStatistics = (weeks: number, options: CallOptions): Promise<Statistics> =>
  getJson(`/api/users/me/statistics?weeks=${weeks}`, options);
