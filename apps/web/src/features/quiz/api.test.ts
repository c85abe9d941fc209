import { afterEach, expect, test, vi } from 'vitest';
import { fetchQuiz } from './api.js';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, 'blank'],
  [{ ask: 'usage' }, 'usage'],
])('a quiz that says %o asks for the %s', async (said, ask) => {
  const quiz = { quizId: 1, sentenceJp: '水を____。', options: [{ optionId: 1, label: '飲む' }], ...said };
  vi.stubGlobal('fetch', async () => Response.json(quiz));
  expect(await fetchQuiz({ mode: 'jlpt', level: 'N5', ask: 'usage' })).toEqual({ ...quiz, ask });
});
