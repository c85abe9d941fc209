import type { AnswerResult, Review, ReviewRated, ReviewResult, Statistics } from '@utarang/contract';
import type { Learner } from './study.js';

/** The calls of a member's review. */
export function reviewing(her: Pick<Learner, 'get' | 'post' | 'send'>) {
  const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body;
  const withKey = (key?: string) => (key === undefined ? {} : { 'Idempotency-Key': key });
  const calls = {
    state: (query = '') => json<Review>(her.get(`/api/review${query}`)),
    send: (wordId: number, body: object, key?: string) =>
      her.send('POST', `/api/review/${wordId}/answer`, body, withKey(key)),
    answer: (wordId: number, answer: string, more: object = {}, key?: string) =>
      json<ReviewResult>(calls.send(wordId, { kind: 'meaning', answer, ...more }, key)),
    rate: (wordId: number, rating: number) =>
      json<ReviewRated>(her.send('PUT', `/api/review/${wordId}/rating`, { rating })),
    undo: (key?: string) => her.send('POST', '/api/review/undo', undefined, withKey(key)),
    more: (key?: string) => her.send('POST', '/api/review/more', undefined, withKey(key)),
    settings: (body: object) => her.send('PUT', '/api/users/me/settings', body),
    statistics: (query = '') => json<Statistics>(her.get(`/api/users/me/statistics${query}`)),
    practise: (wordId: number, answerKo: string, key?: string) =>
      json<AnswerResult>(her.send('POST', `/api/my-words/${wordId}/practice`, { answerKo }, withKey(key))),
  };
  return calls;
}
