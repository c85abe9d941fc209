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
import { like, type Outline } from '../../lib/outline.js';
import { WORD } from '../words/outlines.js';

/** The two lists of saved words (docs/product/my-words.md). */
export type SavedList = 'IN_PROGRESS_OR_COOLDOWN' | 'COMPLETED';

const CHECKED: Outline<CheckedWord> = { ...WORD, status: '' };

export const saveWord = (wordId: number, idempotencyKey: string): Promise<CheckedWord> =>
  sendJson('POST', `/api/checked-words/${wordId}`, undefined, { idempotencyKey }).then(like<CheckedWord>(CHECKED));

export const unsaveWord = (wordId: number): Promise<void> => sendJson('POST', `/api/checked-words/delete/${wordId}`);

export const fetchCheckedIds = (options: CallOptions): Promise<CheckedWordIds> =>
  getJson('/api/users/checked-words/ids', options).then(
    like<CheckedWordIds>({ ids: [0], completedIds: [0], cooldowns: {} }),
  );

export const fetchCheckedWords = (list: SavedList, options: CallOptions): Promise<CheckedWord[]> =>
  getJson(`/api/checked-words?status=${list}`, options).then(like<CheckedWord[]>([CHECKED]));

export const startTest = (wordId: number, options: CallOptions): Promise<TestStart> =>
  sendJson('POST', `/api/my-words/${wordId}/clear/start`, undefined, options).then(
    like<TestStart>({ state: '', question: '' }),
  );

export const sendAnswer = (wordId: number, answerKo: string, idempotencyKey: string): Promise<AnswerResult> =>
  sendJson('POST', `/api/my-words/${wordId}/clear/answer`, { answerKo } satisfies AnswerBody, { idempotencyKey }).then(
    like<AnswerResult>({ correct: false, state: '' }),
  );

/** Asks whether an answer is right; the server keeps nothing of it. */
export const practise = (wordId: number, answerKo: string): Promise<PracticeResult> =>
  sendJson('POST', `/api/my-words/${wordId}/practice`, { answerKo } satisfies AnswerBody).then(
    like<PracticeResult>({ correct: false }),
  );

/** From then on the member's own answer is right too, without points. */
export const addSynonym = (wordId: number, answerKo: string): Promise<Synonym> =>
  sendJson('POST', `/api/my-words/${wordId}/synonyms`, { answerKo } satisfies AnswerBody).then(
    like<Synonym>({ id: 0 }),
  );

export const removeSynonym = (wordId: number, synonymId: number): Promise<void> =>
  sendJson('DELETE', `/api/my-words/${wordId}/synonyms/${synonymId}`);

export const reportWord = (wordId: number, report: ReportBody): Promise<void> =>
  sendJson('POST', `/api/words/${wordId}/reports`, report);
