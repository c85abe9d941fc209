import { pathOf, type Review, type ReviewQuestion, type ReviewResult } from '@utarang/contract';
import { format, review as messages, offline } from '@utarang/messages';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Device, device } from '../../parts/offline/device.js';
import type { NewCall } from '../../parts/offline/waiting-calls.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { cacheWith } from '../../parts/study/study.test-kit.js';
import { ReviewPage } from './pages/review-page.js';

afterEach(() => {
  vi.restoreAllMocks();
  device.set(null);
});

const question: ReviewQuestion = {
  wordId: 7,
  kind: 'meaning',
  question: '残る',
  meaningKo: null,
  reading: null,
  level: 'N4',
  retrievability: 0.9,
  strength: 2,
  isNew: false,
  isAgain: false,
  metIn: null,
};
const day = (over: Partial<Review> = {}): Review => ({
  goal: 20,
  doneToday: 12,
  totalToday: 20,
  next: question,
  due: 8,
  dueTomorrow: 8,
  forecast: [],
  recalledToday: 11,
  spentTodayMs: 360_000,
  missedToday: [],
  learnt: 216,
  met: 240,
  streak: 6,
  week: [],
  canUndo: false,
  patternsDue: 0,
  settings: {
    dailyGoal: 20,
    desiredRetention: 0.9,
    reviewKinds: ['meaning', 'word', 'listening', 'sentence'],
    restDay: false,
    isFitted: false,
  },
  ...over,
});
const outcome = (rating: 1 | 2 | 3 | 4, intervalDays: number, code: 'forgotten' | 'hard' | 'streak' | 'easy') => ({
  rating,
  intervalDays,
  dueAt: '2026-11-30T15:00:00.000Z',
  reason: { code, times: 3 },
  strength: 3 as const,
});
const outcomes = [outcome(1, 0, 'forgotten'), outcome(2, 4, 'hard'), outcome(3, 9, 'streak'), outcome(4, 21, 'easy')];
const word = {
  id: 7,
  japaneseWord: '残る',
  hiragana: 'のこる',
  koreanPronunciation: '노코루',
  meaningKo: '남다',
  level: 'N4' as const,
};
const right: ReviewResult = {
  correct: true,
  answer: word,
  leech: null,
  rating: 3,
  dueAt: outcomes[2]!.dueAt,
  intervalDays: 9,
  reason: outcomes[2]!.reason,
  outcomes,
  milestone: null,
  learnt: null,
  doneToday: 13,
  totalToday: 20,
  next: { ...question, wordId: 8, question: '振る' },
};
const wrong: ReviewResult = { ...right, correct: false, rating: 1, intervalDays: 0, reason: outcomes[0]!.reason };

const AHEAD = [
  { ...question, answer: word },
  { ...question, wordId: 8, question: '振る', answer: { ...word, id: 8, japaneseWord: '振る' } },
];

type Call = { readonly method: string; readonly path: string; readonly body: unknown; readonly key: string | null };

/** Opens the page on a server that answers by these, each in turn, the last one over and over. */
async function open(review: Review, ...answers: readonly (unknown | Response)[]) {
  const calls: Call[] = [];
  const left = [...answers];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [path, method] = [String(input), init?.method ?? 'GET'];
    if (path.startsWith('/api/review/ahead')) return Response.json({ questions: AHEAD });
    if (method === 'GET') return Response.json(review);
    const key = new Headers(init?.headers).get('Idempotency-Key');
    calls.push({ method, path, body: init?.body ? JSON.parse(String(init.body)) : null, key });
    const answer = left.length > 1 ? left.shift() : left[0];
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  const client = cacheWith({});
  const screen = await render(
    <MemoryRouter>
      <QueriesProvider client={client}>
        <ReviewPage />
      </QueriesProvider>
    </MemoryRouter>,
  );
  // What is typed goes to the field, once it is there.
  if (review.next && review.settings.dailyGoal) {
    await expect.element(screen.getByRole('textbox', { name: messages['box.meaning'] })).toHaveFocus();
  }
  return { screen, calls };
}

test('Enter confirms, then goes on; the sentence says when and why', async () => {
  const metIn = { id: '7', title: '雨の歌' };
  const { screen, calls } = await open(day({ next: { ...question, metIn } }), right);
  expect(document.querySelector('main, body')?.textContent).toContain(format(messages.metIn, { title: '雨の歌' }));
  const box = screen.getByRole('textbox', { name: messages['box.meaning'] });
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('남다{Enter}');
  await expect.element(screen.getByText(messages.right)).toBeVisible();
  await expect.element(screen.getByText(format(messages['reason.streak'], { times: 3, days: 9 }))).toBeVisible();
  expect(calls).toMatchObject([{ path: '/api/review/7/answer', body: { kind: 'meaning', answer: '남다' } }]);
  await expect.element(screen.getByRole('button', { name: messages.next })).toHaveFocus();
});

test('a correction changes date and sentence at once, and is sent', async () => {
  const { screen, calls } = await open(day(), right, { ...right, rating: 2 });
  await userEvent.keyboard('남다{Enter}');
  await screen.getByRole('radio', { name: messages['rate.2'] }).click();
  await expect.element(screen.getByText(format(messages['reason.hard'], { days: 4 }))).toBeVisible();
  await expect
    .poll(() => calls.at(-1))
    .toMatchObject({ method: 'PUT', path: '/api/review/7/rating', body: { rating: 2 } });
});

test('a correction that does not arrive is taken back, with the reason', async () => {
  const { screen } = await open(day(), right, problem('nothing_to_undo'));
  await userEvent.keyboard('남다{Enter}');
  await screen.getByRole('radio', { name: messages['rate.1'] }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: messages['rate.3'] })).toHaveAttribute('aria-checked', 'true');
});

test('an answer that was lost keeps its text, and counts once when it is sent again', async () => {
  const { screen, calls } = await open(day(), problem('unavailable'), right);
  await userEvent.keyboard('남다{Enter}');
  const box = screen.getByRole('textbox', { name: messages['box.meaning'] });
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveValue('남다');
  await screen.getByRole('button', { name: messages.submit }).click();
  await expect.element(screen.getByText(messages.right)).toBeVisible();
  expect(calls).toHaveLength(2);
  expect(calls[0]!.key).toBe(calls[1]!.key);
});

test.each([
  ['pronunciation', messages['near.pronunciation']],
  ['synonym', messages['near.synonym']],
] as const)('a near answer (%s) is pointed out, and the question stays', async (near, text) => {
  const { screen } = await open(day(), { ...wrong, near, rating: null, outcomes: [], answer: null, next: question });
  await userEvent.keyboard('노코루{Enter}');
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: messages['box.meaning'] })).toHaveFocus();
});

test('a wrong answer tells the word and offers to count it as right', async () => {
  const { screen, calls } = await open(day(), wrong, { id: 1, answerKo: '내리다' }, { ...right, rating: 3 });
  await userEvent.keyboard('내리다{Enter}');
  await expect.element(screen.getByText(messages['wrong.meaning'])).toBeVisible();
  await expect.element(screen.getByText(messages['reason.forgotten'])).toBeVisible();
  await screen.getByRole('button', { name: messages.own }).click();
  await expect.element(screen.getByText(messages.right)).toBeVisible();
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/review/7/answer',
    '/api/my-words/7/synonyms',
    '/api/review/7/rating',
  ]);
});

test('a word that does not stay has its pair, its kanji, a note and a rest, and its page', async () => {
  const leech = {
    lapses: 6,
    note: '남은 밥',
    partners: [{ id: 9, japaneseWord: '残す', meaningKo: '남기다' }],
    kanji: [{ kanji: '残', hunEum: '남을 잔' }],
  };
  const { screen, calls } = await open(day(), { ...wrong, leech }, { note: '남기다' }, day());
  await userEvent.keyboard('내리다{Enter}');
  await expect.element(screen.getByText(format(messages['leech.lapses'], { n: 6 }))).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '残す 남기다' })).toHaveAttribute('href', '/words/9');
  await expect
    .element(screen.getByRole('link', { name: '残 남을 잔' }))
    .toHaveAttribute('href', pathOf('kanji', { id: '残' }));
  await screen.getByRole('textbox', { name: messages['leech.note'] }).fill('남기다');
  await screen.getByRole('button', { name: messages['leech.save'] }).click();
  await expect.element(screen.getByText(messages['leech.saved'])).toBeVisible();
  await screen.getByRole('button', { name: messages['leech.rest'] }).click();
  await expect.element(screen.getByText(messages['leech.rested'])).toBeVisible();
  expect(calls.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/review/7/note',
    'POST /api/review/7/rest',
  ]);
});

test('the settings say whether dates are fitted to the member', async () => {
  const { screen } = await open(day({ settings: { ...day().settings, isFitted: true } }));
  await screen.getByText(messages['set.title']).click();
  await expect.element(screen.getByText(messages['why.fitted'])).toBeVisible();
});

test('the goal is asked for where none was chosen', async () => {
  const unset = { ...day().settings, dailyGoal: null };
  const { screen, calls } = await open(day({ settings: unset }), { ...unset, dailyGoal: 10 });
  await screen
    .getByRole('radio', { name: format(messages['goal.words'], { n: 10 }) })
    .first()
    .click();
  await screen.getByRole('button', { name: messages['goal.start'] }).click();
  await expect.poll(() => calls).toMatchObject([{ path: '/api/users/me/settings', body: { dailyGoal: 10 } }]);
});

test('the end of the day says what was learnt and what tomorrow brings', async () => {
  const { screen } = await open(day({ next: null, doneToday: 20, missedToday: [word] }));
  await expect.element(screen.getByText(format(messages['done.title'], { n: 20 }))).toBeVisible();
  await expect.element(screen.getByText(format(messages['done.tomorrow'], { n: 8 }))).toBeVisible();
  await expect.element(screen.getByText(format(messages['done.learnt'], { learnt: 216, met: 240 }))).toBeVisible();
  await expect.element(screen.getByText(word.japaneseWord)).toBeVisible();
});

describe('without a network', () => {
  const withDevice = (isKept: boolean) => {
    const calls: NewCall[] = [];
    const wait = async (call: NewCall) => {
      calls.push(call);
      return isKept;
    };
    device.set({ queueCall: wait, answer: (ask, context) => ask(context) } as Partial<Device> as Device);
    return calls;
  };

  test('an answer waits with its key, its word is shown, and the next question comes', async () => {
    const calls = withDevice(true);
    const { screen } = await open(day(), new TypeError('no network'));
    await userEvent.keyboard('남다{Enter}');
    await expect.element(screen.getByText(offline.reviewWaits, { exact: true })).toBeVisible();
    await expect.element(screen.getByText(word.hiragana)).toBeVisible();
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/review/7/answer', does: 'review', wordId: 7, body: { answer: '남다' } },
    ]);
    await screen.getByRole('button', { name: messages.next }).click();
    await expect.element(screen.getByText('振る')).toBeVisible();
    await screen.getByRole('textbox', { name: messages['box.meaning'] }).fill('흔들다');
    await screen.getByRole('button', { name: messages.submit }).click();
    await expect.element(screen.getByText(offline.reviewEnds)).toBeVisible();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });

  test('a device that keeps nothing leaves the answer in the box, with the reason', async () => {
    withDevice(false);
    const { screen } = await open(day(), new TypeError('no network'));
    await userEvent.keyboard('남다{Enter}');
    const box = screen.getByRole('textbox', { name: messages['box.meaning'] });
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveValue('남다');
  });
});
