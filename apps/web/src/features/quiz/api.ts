import { ApiError, type Quiz, type QuizConditions, type QuizResult, type QuizSubmission } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { like, type Outline } from '../../lib/outline.js';
import { SENTENCE } from '../../parts/sentences/outlines.js';
import { WORD } from '../../parts/words/outlines.js';
import type { QuizChoice } from './address.js';

const PATH = '/api/my-words/sent-quiz';

export const fetchConditions = (options?: CallOptions): Promise<QuizConditions> =>
  getJson(`${PATH}/conditions`, options).then(
    like<QuizConditions>({ levels: [{ level: '', count: 0 }], fields: [{ value: '', count: 0 }] }),
  );

const QUIZ: Outline<Quiz> = { quizId: 0, sentenceJp: '', options: [{ optionId: 0, label: '' }] };

/** A quiz of a release that asks for the word in the blank alone does not say so: it may serve while another starts. */
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
    // A situation that has no questions may also answer that there is none (docs/product/sentences.md#calls-of-the-quiz).
    .catch((error) => {
      if (error instanceof ApiError && error.code === 'field_not_found') return undefined;
      throw error;
    })
    .then((answer) => (answer === undefined ? undefined : asQuiz(like<Quiz>(QUIZ)(answer))));

/** A call that is repeated with the same key counts once. */
export const submitQuiz = (submission: QuizSubmission, idempotencyKey: string): Promise<QuizResult> =>
  sendJson('POST', `${PATH}/submit`, submission, { idempotencyKey }).then(
    like<QuizResult>({
      correct: false,
      correctOptionId: 0,
      sentence: SENTENCE,
      blank: [0],
      notes: [{ optionId: 0, note: '' }],
      words: [WORD],
    }),
  );
