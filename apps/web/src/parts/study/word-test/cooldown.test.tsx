import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { acting } from '../../../test/acting.js';
import { kept } from '../study.test-kit.js';
import {
  cooldown,
  dialog,
  fakeServer,
  focused,
  hear,
  leave,
  pass,
  renderTest,
  start,
  taberu,
  type,
} from './word-test.test-kit.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

const clock = () => dialog()?.querySelector('[role=timer] b')?.textContent;
const timer = () => dialog()?.querySelector('[role=timer]')?.getAttribute('aria-label');
const wait = (seconds: number) => acting(() => vi.advanceTimersByTime(seconds * 1000));

const cooling = start({ state: 'COOLDOWN', attemptsLeft: 0, retryInSec: 300 });

test('it counts down by the second, and after the last one the word can be tried again', async () => {
  const server = fakeServer({ 'start 50001': [cooling, start()], 'answer 50001': [pass()] });
  const { screen, client } = await renderTest([taberu]);
  await hear('5분 뒤에 다시 도전할 수 있어요.');
  expect(clock()).toBe('05:00');
  expect(timer()).toBe('5분 0초 뒤에 다시 도전할 수 있어요');
  expect(Object.keys(kept(client).cooldowns ?? {})).toEqual(['50001']);
  await wait(1);
  expect(clock()).toBe('04:59');
  await wait(239);
  expect(clock()).toBe('01:00');
  await expect.element(screen.getByText('1분 뒤에 다시 도전할 수 있어요', { exact: true })).toBeVisible();
  await wait(60);
  expect(clock()).toBe('00:00');
  expect(focused().textContent).toBe('다시 도전하기');
  await expect.element(screen.getByText('남은 기회')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '다시 도전하기' }).click();
  await expect.element(screen.getByText('남은 기회 2번')).toBeVisible();
  expect(server.sent('start 50001')).toHaveLength(2);
  await type('먹다');
  await hear('정답이에요! +1점.');
});

test('a tab that was frozen for a minute is right with its first tick', async () => {
  fakeServer({ 'start 50001': [cooling] });
  await renderTest([taberu]);
  await hear('5분 뒤에 다시 도전할 수 있어요.');
  vi.setSystemTime(Date.now() + 60_000);
  await wait(1);
  expect(clock()).toBe('03:59');
});

test('the last wrong answer begins it, and what was practised meanwhile changes nothing', async () => {
  const server = fakeServer({
    'start 50001': [start({ attemptsLeft: 1 })],
    'answer 50001': [cooldown],
    'practice 50001': [{ correct: true }],
  });
  const { screen, client } = await renderTest([taberu]);
  await type('마시다');
  await hear('정답이 아니에요. 정답은 먹다. 5분 뒤에 다시 도전할 수 있어요.');
  expect(kept(client).ids).toEqual([taberu.id]);
  await screen.getByRole('button', { name: '연습하기' }).click();
  await expect.element(screen.getByText('연습', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('연습은 점수와 기회에 영향을 주지 않아요')).toBeVisible();
  await type('먹다');
  await hear('정답이에요!');
  expect(server.sent('answer 50001')).toHaveLength(1);
  expect(kept(client).completedIds).toEqual([]);
  await screen.getByRole('button', { name: '확인' }).click();
  await expect.poll(dialog).toBeNull();
});
