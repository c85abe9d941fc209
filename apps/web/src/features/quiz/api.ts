import type { Quiz, QuizConditions, QuizResult, QuizSubmission } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import type { QuizChoice } from './address.js';

const PATH = '/api/my-words/sent-quiz';

export const fetchConditions = (options?: CallOptions): Promise<QuizConditions> =>
  getJson(`${PATH}/conditions`, options);

/** The next quiz; undefined where there is none. */
export const fetchQuiz = (choice: QuizChoice, options?: CallOptions): Promise<Quiz | undefined> =>
  choice.mode === 'jlpt'
    ? getJson(`${PATH}/random?level=${choice.level}`, options)
    : getJson(`${PATH}/random-by-field?${new URLSearchParams({ value: choice.value })}`, options);

/** A call that is repeated with the same key counts once. */
export const submitQuiz = (submission: QuizSubmission, idempotencyKey: string): Promise<QuizResult> =>
  sendJson('POST', `${PATH}/submit`, submission, { idempotencyKey });
