import { ApiError, type Quiz, type QuizConditions, type QuizResult, type QuizSubmission } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { SENTENCE } from '../../parts/sentences/outlines.js';
import { WORD } from '../../parts/words/outlines.js';
import type { QuizChoice } from './address.js';

const PATH = '/api/my-words/sent-quiz';

export const fetchConditions = (options?: CallOptions): Promise<QuizConditions> =>
  getJson(`${PATH}/conditions`, options).then(
    requireOutline<QuizConditions>({ levels: [{ level: '', count: 0 }], fields: [{ value: '', count: 0 }] }),
  );

const QUIZ: Outline<Quiz> = { quizId: 0, sentenceJp: '', options: [{ optionId: 0, label: '' }] };

/**
 * Completes the quiz of an older release, which only asks for the word in the blank and has no kind: such a server may
 * run while a newer one starts.
 */
const asQuiz = (quiz: Omit<Quiz, 'ask'> & Partial<Quiz>): Quiz => ({ ...quiz, ask: quiz.ask ?? 'blank' });

/** The next quiz; undefined where there is none. */
export const fetchQuiz = (choice: QuizChoice, options?: CallOptions): Promise<Quiz | undefined> =>
  getJson(
    `${PATH}/${choice.mode === 'jlpt' ? 'random' : 'random-by-field'}?${new URLSearchParams({
      ...(choice.mode === 'jlpt' ? { level: choice.level } : { value: choice.value }),
      ...(choice.ask === 'blank' ? {} : { ask: choice.ask }),
    })}`,
    options,
  )
    // A server may also answer with an error for a situation without questions
    // (docs/product/sentences.md#calls-of-the-quiz).
    .catch((error) => {
      if (error instanceof ApiError && error.code === 'field_not_found') return undefined;
      throw error;
    })
    .then((answer) => (answer === undefined ? undefined : asQuiz(requireOutline<Quiz>(QUIZ)(answer))));

/** Sends an answer. A repeated call with the same key counts once. */
export const submitQuiz = (submission: QuizSubmission, idempotencyKey: string): Promise<QuizResult> =>
  sendJson('POST', `${PATH}/submit`, submission, { idempotencyKey }).then(
    requireOutline<QuizResult>({
      correct: false,
      correctOptionId: 0,
      sentence: SENTENCE,
      blank: [0],
      notes: [{ optionId: 0, note: '' }],
      words: [WORD],
    }),
  );
