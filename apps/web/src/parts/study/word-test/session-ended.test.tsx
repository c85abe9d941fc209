import { afterEach, expect, test } from 'vitest';
import { acting } from '../../../test/acting.js';
import { endSettled, refusal as refused, sessionEnded } from '../../session/refusals.js';
import {
  dialog,
  fakeServer,
  field,
  focused,
  hear,
  leave,
  pass,
  press,
  refusal,
  renderTest,
  start,
  taberu,
  type,
} from './word-test.test-kit.js';

const ended = () => refusal('session_ended', '로그인이 풀렸어요. 다시 로그인해 주세요.');
const SAID = '로그인이 풀렸어요. 쓰던 답은 그대로예요.';

afterEach(async () => {
  await leave();
  await acting(endSettled);
});

test('an answer after the end of the session is told at once, stays, and goes on after the log-in', async () => {
  const server = fakeServer({
    'start 50001': [start(), start({ attemptsLeft: 1 })],
    'answer 50001': [ended(), pass()],
  });
  const { screen } = await renderTest([taberu]);
  await type('먹다');
  await hear(SAID);
  expect([field()?.value, focused()]).toEqual(['먹다', field()]);
  expect(dialog()?.textContent).not.toContain('정답');
  expect(refused.get()).toMatchObject({ loud: false }); // the dialog says it itself
  await press('{Enter}'); // in place of another answer: the log-in
  await expect.poll(() => refused.get()).toEqual({ code: 'session_ended', loud: true });
  expect(server.sent('answer 50001')).toHaveLength(1);

  await acting(endSettled);
  await expect.element(screen.getByText('남은 기회 1번')).toBeVisible();
  expect(field()?.value).toBe('먹다');
  await press('{Enter}');
  await hear('정답이에요! +1점.');
  const [first, second] = server.sent('answer 50001');
  expect(second?.key).not.toBe(first?.key);
});

test('a session that ended before the test is told before anything is typed', async () => {
  fakeServer({ 'start 50001': [ended(), start()] });
  const { screen } = await renderTest([taberu]);
  await hear(SAID);
  expect(dialog()?.textContent).not.toContain('남은 기회');
  await screen.getByRole('button', { name: '로그인' }).click();
  expect(refused.get()).toEqual({ code: 'session_ended', loud: true });
  await acting(endSettled);
  await expect.element(screen.getByText('남은 기회 2번')).toBeVisible();
  expect(sessionEnded.get()).toBe(false);
});

test('practice is told likewise', async () => {
  fakeServer({ 'start 50001': [start()], 'practice 50001': [ended(), { correct: true }] });
  await renderTest([taberu], { mode: 'practice' });
  await type('먹다');
  await hear(SAID);
  await acting(endSettled);
  await press('{Enter}');
  await hear('정답이에요!');
});
