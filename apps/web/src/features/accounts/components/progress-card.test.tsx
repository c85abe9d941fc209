import { type Heatmap, queryKeys } from '@utarang/contract';
import { stageOf } from '@utarang/domain/study';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueries } from '../../../parts/queries.js';
import { QueriesProvider } from '../../../parts/queries-provider.js';
import { member } from '../../../parts/study/study.test-kit.js';
import { acting } from '../../../test/acting.js';
import { setWindow } from '../../../test/set-window.js';
import { tap } from '../../../test/tap.js';
import { ProgressCard } from './progress-card.js';

/** Saturday noon in Seoul. */
const NOW = new Date('2026-11-21T12:00:00+09:00');

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await setWindow(1280, 900);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const points = (wordPoints: number, quizPoints = 0) => ({ points: wordPoints + quizPoints, wordPoints, quizPoints });

const heatmap = (year: number, days: Heatmap['days'], over: Partial<Heatmap> = {}): Heatmap => ({
  year,
  days,
  totalPoints: 2140,
  stage: stageOf(2140),
  streak: 6,
  longestStreak: 14,
  learntWords: 216,
  metWords: 240,
  ...over,
});

/** Answers with what `years` holds; `calls` are the years that were asked for. */
function fakeServer(years: Record<number, Heatmap>) {
  const server = { years, calls: [] as number[], down: false, gate: async () => {} };
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const year = Number(new URL(String(input), 'http://utarang.test').searchParams.get('year'));
    server.calls.push(year);
    await server.gate();
    if (server.down) return Response.json({ code: 'unavailable', status: 503 }, { status: 503 });
    return Response.json(server.years[year] ?? heatmap(year, {}));
  });
  return server;
}

async function renderPage(first?: Heatmap) {
  const client = createQueries({
    page: 'userInfo',
    site: { contactEmail: null, openChatUrl: null },
    viewer: member(),
    queries: first ? [{ key: queryKeys.heatmap(first.year), data: first }] : [],
  });
  return render(
    <QueriesProvider client={client}>
      <MemoryRouter>
        <ProgressCard />
      </MemoryRouter>
    </QueriesProvider>,
  );
}

const days = () => [...document.querySelectorAll<HTMLElement>('td[data-day]')];
const square = (day: string) => document.querySelector<HTMLElement>(`td[data-day="${day}"]`);
const stops = () => days().filter(({ tabIndex }) => tabIndex === 0);
const colorOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
const focused = () => document.activeElement?.getAttribute('aria-label');

test('a year has its days up to today, each with its points in words', async () => {
  fakeServer({});
  const screen = await renderPage(heatmap(2026, { '2026-11-20': points(9, 5), '2026-01-05': points(1) }));
  expect(days()).toHaveLength(325); // from 1 January to 21 November
  expect(days().find((day) => day.dataset['day'] === '2026-11-20')?.ariaLabel).toBe(
    '11월 20일 14점 (단어 9점, 문장 5점)',
  );
  expect(square('2026-03-03')?.ariaLabel).toBe('3월 3일 0점 (단어 0점, 문장 0점)');
  expect(square('2026-11-22')).toBeNull();
  await expect.element(screen.getByRole('grid', { name: '2026년 날짜별 점수' })).toBeVisible();
  expect(screen.getByText('올해 15점').elements()).toHaveLength(1);
  expect(screen.getByText('6일 연속 점수를 얻었어요').elements()).toHaveLength(1);
  expect(screen.getByText('최장 14일 연속').elements()).toHaveLength(1);
  await expect.element(screen.getByText('외운 단어 216개 · 만난 단어 240개')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '학습 통계 보기' })).toBeVisible();
  expect(document.body.textContent, 'the profile has one system of levels').not.toContain('단계');
});

test('a day has the colour that the legend gives to its points', async () => {
  fakeServer({});
  // biome-ignore format: a table, to be read down
  const legend = [
    [0, '0점'], [1, '1~2점'], [2, '1~2점'], [3, '3~5점'], [5, '3~5점'], [6, '6~10점'], [10, '6~10점'],
    [11, '11~20점'], [20, '11~20점'], [21, '21점 이상'], [400, '21점 이상'],
  ] as const;
  const day = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}`;
  await renderPage(
    heatmap(2026, Object.fromEntries(legend.flatMap(([n], index) => (n ? [[day(index), points(n)]] : [])))),
  );
  const entries = [...document.querySelectorAll('li:has(i)')];
  expect(new Set(entries.map((entry) => colorOf(entry.querySelector('i')))).size).toBe(6);
  for (const [index, [n, text]] of legend.entries()) {
    const entry = entries.find(({ textContent }) => textContent === text);
    const color = colorOf(entry?.querySelector('i') ?? null);
    expect(color, text).not.toBeNull();
    expect(colorOf(square(day(index))), `${n} points`).toBe(color);
  }
});

test('the keyboard: one stop, arrows from day to day, and each day is written out', async () => {
  fakeServer({});
  const screen = await renderPage(heatmap(2026, { '2026-11-13': points(21) }));
  expect(stops()).toEqual([square('2026-11-21')]);
  (screen.getByRole('button', { name: '다음 해' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('11월 21일 0점 (단어 0점, 문장 0점)');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(focused()).toBe('11월 13일 21점 (단어 21점, 문장 0점)');
  expect(stops()).toEqual([square('2026-11-13')]);
  expect(screen.getByText('11월 13일 21점 (단어 21점, 문장 0점)').elements()).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toMatch(/^11월 21일/);
  await userEvent.keyboard('{Home}');
  expect(focused()).toMatch(/^1월 1일/);
  await userEvent.keyboard('{End}');
  expect(focused()).toMatch(/^11월 21일/);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toMatch(/^11월 21일/);
});

/** The page's own event: real keys, which take longer, are those of the test above. */
const pressed = (key: string) =>
  acting(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('by the keyboard no day is left out, none lies outside the year, and the year before is reached', async () => {
  fakeServer({});
  const screen = await renderPage(heatmap(2026, {}));
  square('2026-11-21')!.focus();
  for (const [key, date] of [
    ['ArrowUp', '2026-11-20'],
    ['ArrowLeft', '2026-11-13'],
    ['ArrowDown', '2026-11-14'],
    ['ArrowDown', '2026-11-15'],
    ['ArrowDown', '2026-11-16'],
    ['Home', '2026-01-01'],
    ['ArrowLeft', '2026-01-01'],
    ['ArrowRight', '2026-01-08'],
    ['PageDown', '2026-02-05'],
    ['End', '2026-11-21'],
    ['ArrowDown', '2026-11-21'],
  ] as const) {
    await pressed(key);
    expect((document.activeElement as HTMLElement | null)?.dataset['day'], key).toBe(date);
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  const back = screen.getByRole('button', { name: '이전 해' });
  await expect.element(back).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('grid', { name: '2025년 날짜별 점수' })).toBeVisible();
  await expect.element(screen.getByText('이 해에는 학습 기록이 없어요')).toBeVisible();
  await expect.element(back).toHaveFocus();
});

test('a press chooses a day; the pointer reads one in passing', async () => {
  fakeServer({});
  await renderPage(heatmap(2026, { '2026-05-05': points(3) }));
  await userEvent.hover(square('2026-05-05')!);
  await expect.poll(() => document.body.textContent).toContain('5월 5일 3점');
  expect(stops()).toEqual([square('2026-11-21')]);
  await userEvent.click(square('2026-05-06')!);
  await expect.poll(focused).toMatch(/^5월 6일/);
});

test('from year to year, and no further than there are any', async () => {
  const server = fakeServer({ 2025: heatmap(2025, { '2025-12-31': points(4) }) });
  const screen = await renderPage(heatmap(2026, { '2026-01-05': points(1) }));
  const press = (button: typeof on) => (button.element() as HTMLElement).click(); // one that is disabled in name too
  const back = screen.getByRole('button', { name: '이전 해' });
  const on = screen.getByRole('button', { name: '다음 해' });
  expect(on.element().ariaDisabled).toBe('true');
  await expect.element(on).toHaveAccessibleDescription('올해가 마지막이에요');
  press(on);
  expect(server.calls).toEqual([]);

  await tap(back);
  await expect.element(screen.getByText('2025년 4점')).toBeVisible();
  expect(days()).toHaveLength(365);
  expect(stops()).toEqual([square('2025-12-31')]);
  expect(screen.getByText('6일 연속 점수를 얻었어요').elements()).toHaveLength(1);
  expect(on.element().ariaDisabled).toBe('false');

  await tap(back);
  await expect.element(screen.getByText('이 해에는 학습 기록이 없어요')).toBeVisible();
  expect(days()).toHaveLength(366);
  expect(back.element().ariaDisabled).toBe('true');
  press(back);
  expect(server.calls).toEqual([2025, 2024]);
  await tap(on);
  await tap(on);
  await expect.element(screen.getByText('올해 1점')).toBeVisible();
});

test('the same as a table: the days with points, by month', async () => {
  fakeServer({});
  const screen = await renderPage(
    heatmap(2026, { '2026-11-20': points(9, 5), '2026-11-03': points(1200), '2026-01-05': points(1) }),
  );
  expect(document.querySelector('details table')).toBeNull();
  await screen.getByText('표로 보기').click();
  const table = screen.getByRole('table', { name: '2026년에 점수를 얻은 날' });
  await expect.element(table).toBeVisible();
  const rows = [...table.element().querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join('|'),
  );
  expect(rows).toEqual([
    '날짜|점수|단어 점수|문장 점수',
    '1월 1점',
    '1월 5일|1점|1점|0점',
    '11월 1,214점',
    '11월 3일|1,200점|1,200점|0점',
    '11월 20일|14점|9점|5점',
  ]);
});

test('without a single point the card says how to get one', async () => {
  fakeServer({});
  const screen = await renderPage(
    heatmap(2026, {}, { totalPoints: 0, stage: stageOf(0), streak: 0, longestStreak: 0 }),
  );
  await expect.element(screen.getByText(/올해는 아직 기록이 없어요/)).toBeVisible();
  expect(screen.getByText('표로 보기').elements()).toHaveLength(0);
  expect(document.body.textContent).not.toContain('단계');
  expect(document.body.textContent).not.toContain('최장');
  expect(document.body.textContent).not.toContain('다시 시작');
});

test('after a break it calls back', async () => {
  fakeServer({});
  const screen = await renderPage(heatmap(2026, { '2026-11-01': points(2) }, { streak: 0, longestStreak: 3 }));
  expect(screen.getByText('오늘 한 문제로 다시 시작해 보세요').elements()).toHaveLength(1);
  expect(screen.getByText('최장 3일 연속').elements()).toHaveLength(1);
});

test('a failure says so in its place, and another try brings the year', async () => {
  const server = fakeServer({ 2026: heatmap(2026, { '2026-11-20': points(2) }) });
  server.down = true;
  const screen = await renderPage();
  // The call is tried twice.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(1);
  await acting(() => vi.advanceTimersByTime(500));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('학습 기록을 불러오지 못했어요');
  server.down = false;
  await tap(screen.getByRole('button', { name: '다시 시도' }));
  await expect.element(screen.getByText('올해 2점')).toBeVisible();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('another year that cannot be loaded says so under its number, and another try brings it', async () => {
  const server = fakeServer({});
  const screen = await renderPage(heatmap(2026, { '2026-11-20': points(2) }));
  server.down = true;
  await tap(screen.getByRole('button', { name: '이전 해' }));
  // The call is tried twice.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(1);
  await acting(() => vi.advanceTimersByTime(500));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('학습 기록을 불러오지 못했어요');
  await expect.element(screen.getByText('2025년', { exact: true })).toBeVisible();
  server.down = false;
  await tap(screen.getByRole('button', { name: '다시 시도' }));
  await expect.element(screen.getByRole('grid', { name: '2025년 날짜별 점수' })).toBeVisible();
});

test.each([390, 1280])('at %i px nothing moves when the days arrive', async (width) => {
  await page.viewport(width, 900);
  const server = fakeServer({ 2026: heatmap(2026, { '2026-11-20': points(2) }) });
  let open: (() => void) | undefined;
  server.gate = () => new Promise<void>((resolve) => (open = resolve));
  const screen = await renderPage();
  const grid = () => document.querySelector('table')!.getBoundingClientRect().top;
  const height = () => document.querySelector('section')!.getBoundingClientRect().height;
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull();
  expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(0);
  const before = [grid(), height()] as const;
  await expect.poll(() => open).toBeDefined();
  open!();
  await expect.element(screen.getByText('올해 2점')).toBeVisible();
  expect(Math.abs(grid() - before[0])).toBeLessThanOrEqual(1);
  expect(Math.abs(height() - before[1])).toBeLessThanOrEqual(1);
});

test('on a narrow screen the latest days are in sight, and the arrows bring others', async () => {
  await page.viewport(390, 844);
  fakeServer({});
  await renderPage(heatmap(2026, { '2026-11-20': points(2) }));
  const box = square('2026-11-21')!.closest('table')!.parentElement!;
  const isSeen = (day: string) => {
    const { left, right } = square(day)!.getBoundingClientRect();
    const around = box.getBoundingClientRect();
    return left >= around.left && right <= around.right;
  };
  expect(isSeen('2026-11-21')).toBe(true);
  expect(isSeen('2026-01-01')).toBe(false);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  square('2026-11-21')!.focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(() => isSeen('2026-01-01')).toBe(true);
});

test('at midnight in Seoul today is the next day, and its points are asked for', async () => {
  vi.setSystemTime(new Date('2026-11-21T23:59:50+09:00'));
  const server = fakeServer({ 2026: heatmap(2026, { '2026-11-22': points(5) }) });
  await renderPage(heatmap(2026, { '2026-11-21': points(2) }));
  expect(stops()).toEqual([square('2026-11-21')]);
  await acting(() => vi.advanceTimersByTime(9000));
  expect(server.calls).toEqual([]);
  await acting(() => vi.advanceTimersByTime(2000));
  await expect.poll(() => server.calls).toEqual([2026]);
  await expect.poll(() => square('2026-11-22')?.ariaLabel).toBe('11월 22일 5점 (단어 5점, 문장 0점)');
  expect(stops()).toEqual([square('2026-11-22')]);
});

test('a device that slept over the new year is in the new one when it is seen again', async () => {
  const server = fakeServer({});
  await renderPage(heatmap(2026, { '2026-11-21': points(2) }));
  vi.setSystemTime(new Date('2027-01-01T00:00:01+09:00'));
  await acting(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => server.calls).toContain(2027);
  await expect.poll(() => document.querySelector('[role=grid]')?.ariaLabel).toBe('2027년 날짜별 점수');
  await expect.poll(() => days().map((day) => day.dataset['day'])).toEqual(['2027-01-01']);
});
