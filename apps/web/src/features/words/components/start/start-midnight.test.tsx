import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { acting } from '../../../../test/acting.js';
import { moreOfStartCode, openingCode } from '../../start-code.js';
import { details, fakeServer, leavePages, renderPages } from '../../words.test-kit.js';

afterEach(() => {
  vi.useRealTimers();
  leavePages();
  vi.restoreAllMocks();
});

// While a test waits for code, its clock goes on.
beforeAll(() => Promise.all([openingCode.preload(), moreOfStartCode.preload()]));

test('at midnight in Seoul the next word is asked for', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59:59+09:00'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const server = fakeServer({ '': 721 });
  const screen = await renderPages('/');
  const panel = screen.getByRole('region', { name: '오늘의 단어' });
  await expect.element(panel).toHaveTextContent('먹다');
  server.start = { ...server.start, day: '2026-11-23', word: details({ id: 7, japaneseWord: '花', meaningKo: '꽃' }) };
  await acting(() => vi.advanceTimersByTime(1500));
  await expect.element(panel).toHaveTextContent('11월 23일 월요일');
  await expect.element(panel).toHaveTextContent('꽃');
});
