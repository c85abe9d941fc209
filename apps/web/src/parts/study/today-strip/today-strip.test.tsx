import { type CheckedWordIds, queryKeys, type Today } from '@utarang/contract';
import { strip } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { acting } from '../../../test/acting.js';
import { renderAt } from '../../../test/render-at.js';
import { setWindow } from '../../../test/set-window.js';
import { Button } from '../../../ui/button/button.js';
import { QueriesProvider } from '../../queries-provider.js';
import { problem } from '../fake-server.test-kit.js';
import { cacheWith, member, savedWord } from '../study.test-kit.js';
import { closeTest, testSession } from '../test-session.js';
import { TodayStrip } from './today-strip.js';

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00+09:00'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await setWindow(1280, 900);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeTest();
});

const day = (over: Partial<Today> = {}): Today => ({
  waiting: 0,
  points: 0,
  streak: 1,
  words: [],
  leftOff: null,
  ...over,
});
const waiting = [savedWord(7), savedWord(8)];
const NOTHING: CheckedWordIds = { ids: [], completedIds: [], cooldowns: {} };

type Answers = { today?: Today; ids?: CheckedWordIds };

/** Answers with what `answers` holds; what it does not hold fails. `calls` are the paths that were asked for. */
function fakeServer(answers: Answers = {}) {
  const server = { answers, calls: [] as string[] };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    server.calls.push(path);
    const answer = path.endsWith('/today') ? server.answers.today : server.answers.ids;
    return answer ? Response.json(answer) : problem('word_not_found');
  });
  return server;
}

/** Renders the strip with what came with the page. */
async function render(
  first: Answers,
  { viewer = member(), at = '/' }: { viewer?: ReturnType<typeof member> | { role: 'ANONYMOUS' }; at?: string } = {},
) {
  const client = cacheWith({ viewer, ...(first.ids && { ids: first.ids }) });
  if (first.today) client.setQueryData(queryKeys.today(), first.today);
  return renderAt(
    at,
    <QueriesProvider client={client}>
      <TodayStrip find={<Button>찾기</Button>} />
    </QueriesProvider>,
  );
}

const numbers = () =>
  [...document.querySelectorAll('dl > div')].map((box) => [...box.children].map(({ textContent }) => textContent));

test('a guest has none, and nothing is asked for', async () => {
  const server = fakeServer();
  await render({}, { viewer: { role: 'ANONYMOUS' } });
  expect(document.querySelector('section')).toBeNull();
  expect(server.calls).toEqual([]);
});

test('what waits, what was earned, the days in a row, and a button that begins the test', async () => {
  const server = fakeServer();
  const screen = await render({ today: day({ waiting: 26, points: 1014, streak: 6, words: waiting }), ids: NOTHING });
  await expect.element(screen.getByRole('region', { name: '오늘의 학습' })).toBeVisible();
  expect(numbers()).toEqual([
    ['테스트할 단어', '26개'],
    ['오늘 점수', '1,014점'],
    ['연속 학습', '6일'],
  ]);
  await screen.getByRole('button', { name: '학습 시작하기' }).click();
  expect(testSession.get()).toEqual({ words: waiting, mode: 'test', name: 'test' });
  expect(server.calls).toEqual([]);
});

test('before the first point it invites to the first word', async () => {
  fakeServer();
  const screen = await render({ today: day({ waiting: 2, streak: 0, words: waiting }), ids: NOTHING });
  expect(screen.getByText(strip.firstDay).elements()).toHaveLength(1);
});

test('after a break it calls back', async () => {
  fakeServer();
  const viewer = member({ totalPoints: 3 });
  const screen = await render({ today: day({ waiting: 2, streak: 0, words: waiting }), ids: NOTHING }, { viewer });
  expect(screen.getByText('오늘 한 문제로 다시 시작해 보세요').elements()).toHaveLength(1);
});

// biome-ignore format: a table, to be read down
test.each([
  // saved                                                       says                                     leads to
  [{ ids: [1, 2], completedIds: [1, 2], cooldowns: {} },         '저장한 단어를 모두 완료했어요',          '완료한 단어 보기', '/mywords/completed'],
  [{ ids: [1, 2], completedIds: [1], cooldowns: { 2: 60 } },     '1분 뒤에 다시 도전할 수 있어요', '내 단어 보기',    '/mywords'],
])('nothing waits of %j: %s', async (ids, sentence, link, href) => {
  fakeServer({ today: day() });
  const screen = await render({ today: day(), ids });
  expect(screen.getByText(sentence).elements()).toHaveLength(1);
  expect(screen.getByRole('link', { name: link }).element().getAttribute('href')).toBe(href);
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('where the words are, nothing leads to them', async () => {
  fakeServer({ today: day() });
  const screen = await render(
    { today: day(), ids: { ids: [2], completedIds: [], cooldowns: { 2: 60 } } },
    { at: '/mywords' },
  );
  expect(screen.getByText('1분 뒤에 다시 도전할 수 있어요').elements()).toHaveLength(1);
  expect(screen.getByRole('link').elements()).toHaveLength(0);
});

test('who has saved nothing is shown how to find a word', async () => {
  fakeServer();
  const screen = await render({ today: day(), ids: NOTHING });
  expect(screen.getByText('별을 눌러 단어를 저장하면 여기서 바로 테스트할 수 있어요').elements()).toHaveLength(1);
  expect(screen.getByRole('button', { name: '찾기' }).elements()).toHaveLength(1);
});

test('nothing waits, and why is not known: it leads to the words all the same', async () => {
  fakeServer({ today: day() });
  const screen = await render({ today: day() });
  expect(screen.getByRole('link', { name: '내 단어 보기' }).elements()).toHaveLength(1);
});

test.each([390, 1280])('at %i px nothing moves when the day arrives', async (width) => {
  await page.viewport(width, 900);
  fakeServer({ today: day({ waiting: 2, words: waiting }), ids: NOTHING });
  const screen = await render({});
  const height = () => document.querySelector('section')!.getBoundingClientRect().height;
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
  const before = height();
  await expect.element(screen.getByRole('button', { name: '학습 시작하기' })).toBeVisible();
  expect(Math.abs(height() - before)).toBeLessThanOrEqual(1);
});

test('a failure says so, and another try brings the day', async () => {
  const server = fakeServer({ ids: NOTHING });
  const screen = await render({ ids: NOTHING });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('오늘의 학습을 불러오지 못했어요');
  server.answers.today = day({ waiting: 2, words: waiting });
  await screen.getByRole('button', { name: '다시 시도' }).click();
  await expect.element(screen.getByRole('button', { name: '학습 시작하기' })).toBeVisible();
});

test('a cooldown that ends makes its word wait', async () => {
  const server = fakeServer({ today: day({ waiting: 1, words: [savedWord(2)] }) });
  const screen = await render({ today: day(), ids: { ids: [2], completedIds: [], cooldowns: { 2: 60 } } });
  await acting(() => vi.advanceTimersByTime(59_000));
  expect(server.calls).toEqual([]);
  await acting(() => vi.advanceTimersByTime(2000));
  await expect.element(screen.getByRole('button', { name: '학습 시작하기' })).toBeVisible();
  expect(server.calls).toEqual(['/api/users/me/today']);
});

test('with a new day in Seoul the points restart', async () => {
  vi.setSystemTime(new Date('2026-11-21T23:59:59+09:00'));
  const server = fakeServer({ today: day({ waiting: 2, points: 0, words: waiting }) });
  await render({ today: day({ waiting: 2, points: 14, words: waiting }), ids: NOTHING });
  expect(numbers()[1]).toEqual(['오늘 점수', '14점']);
  await acting(() => vi.advanceTimersByTime(1500));
  await expect.poll(() => numbers()[1]).toEqual(['오늘 점수', '0점']);
  expect(server.calls).toEqual(['/api/users/me/today']);
});

test('a focus on the button that begins stays with the day when nothing waits any more', async () => {
  fakeServer();
  const client = cacheWith({ viewer: member() });
  client.setQueryData(queryKeys.today(), day({ waiting: 2, words: waiting }));
  const screen = await renderAt(
    '/',
    <QueriesProvider client={client}>
      <TodayStrip />
    </QueriesProvider>,
  );
  (screen.getByRole('button', { name: strip.start }).element() as HTMLElement).focus();
  await acting(async () => client.setQueryData(queryKeys.today(), day()));
  await expect.element(screen.getByRole('region', { name: strip.title })).toHaveFocus();
});
