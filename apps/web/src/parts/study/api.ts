import type {
  AnswerBody,
  AnswerResult,
  CheckedWord,
  CheckedWordIds,
  PracticeResult,
  ReportBody,
  Synonym,
  TestStart,
} from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { checkAnswer } from '../answers/check-answer.js';

/** The two lists of saved words (docs/product/my-words.md). */
export type SavedList = 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED';

export const saveWord = (wordId: number, idempotencyKey: string): Promise<CheckedWord> =>
  sendJson('POST', `/api/checked-words/${wordId}`, undefined, { idempotencyKey }).then(checkAnswer('checkedWord'));

export const unsaveWord = (wordId: number): Promise<void> => sendJson('POST', `/api/checked-words/delete/${wordId}`);

export const fetchCheckedIds = (options: CallOptions): Promise<CheckedWordIds> =>
  getJson('/api/users/checked-words/ids', options).then(checkAnswer('checkedIds'));

export const fetchCheckedWords = (list: SavedList, options: CallOptions): Promise<CheckedWord[]> =>
  getJson(`/api/checked-words?status=${list}`, options).then(checkAnswer('checkedWords'));

export const startTest = (wordId: number, options: CallOptions): Promise<TestStart> =>
  sendJson('POST', `/api/my-words/${wordId}/clear/start`, undefined, options).then(checkAnswer('testStart'));

export const sendAnswer = (wordId: number, answerKo: string, idempotencyKey: string): Promise<AnswerResult> =>
  sendJson('POST', `/api/my-words/${wordId}/clear/answer`, { answerKo } satisfies AnswerBody, { idempotencyKey }).then(
    checkAnswer('answerResult'),
  );

/** Asks whether an answer is right; the server stores nothing of it. */
export const practise = (wordId: number, answerKo: string): Promise<PracticeResult> =>
  sendJson('POST', `/api/my-words/${wordId}/practice`, { answerKo } satisfies AnswerBody).then(
    checkAnswer('practiceResult'),
  );

/** Adds an answer of the member's own: from then on it counts as right, without points. */
export const addSynonym = (wordId: number, answerKo: string): Promise<Synonym> =>
  sendJson('POST', `/api/my-words/${wordId}/synonyms`, { answerKo } satisfies AnswerBody).then(checkAnswer('synonym'));

export const removeSynonym = (wordId: number, synonymId: number): Promise<void> =>
  sendJson('DELETE', `/api/my-words/${wordId}/synonyms/${synonymId}`);

export const reportWord = (wordId: number, report: ReportBody): Promise<void> =>
  sendJson('POST', `/api/words/${wordId}/reports`, report);
