import type { Statistics } from '@utarang/contract';
import { format, stats } from '@utarang/messages';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { cacheWith } from '../../parts/study/study.test-kit.js';
import { StatisticsPage } from './pages/statistics-page.js';

afterEach(() => vi.restoreAllMocks());

const weeks = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'];
const statistics: Statistics = {
  reviews: 120,
  weeks: 8,
  retention: weeks.map((week, index) => ({ week, reviews: index * 10, recalled: index * 9 })),
  learned: weeks.map((date, count) => ({ date, count })),
  memory: [3, 2, 1, 0, 0],
  memoryByWeek: weeks.map((week, index) => ({ week, counts: [index, index, 1, 0, 0] })),
  byLevel: (['N5', 'N4', 'N3', 'N2', 'N1'] as const).map((level) => ({ level, learnt: 3, total: 700 })),
  byPartOfSpeech: [{ partOfSpeech: 'noun', learnt: 2, met: 4 }],
  byHour: Array.from({ length: 24 }, (_, hour) => (hour === 21 ? 40 : 0)),
  hardest: [
    {
      id: 7,
      japaneseWord: '振る',
      hiragana: 'ふる',
      koreanPronunciation: '후루',
      meaningKo: '흔들다',
      level: 'N3',
      reviews: 7,
      recalled: 2,
    },
  ],
  learnt: 3,
  met: 6,
  streak: 2,
  longestStreak: 4,
  seconds: 1_800,
  secondsByWeek: weeks.map((week) => ({ week, seconds: 450 })),
};

async function open(data: Statistics) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(data));
  return render(
    <MemoryRouter>
      <QueriesProvider client={cacheWith({})}>
        <StatisticsPage />
      </QueriesProvider>
    </MemoryRouter>,
  );
}

test('below twenty answers a sentence stands in place of the charts', async () => {
  const screen = await open({ ...statistics, reviews: 19 });
  await expect.element(screen.getByText(format(stats.few, { n: 19 }))).toBeVisible();
  expect(screen.container.querySelector('figure')).toBeNull();
});

test('each chart has a table of the same numbers', async () => {
  const screen = await open(statistics);
  await expect.element(screen.getByText(format(stats.lead, { n: 120 }))).toBeVisible();
  const drawings = screen.container.querySelectorAll('figure svg');
  expect(drawings).toHaveLength(5);
  expect(screen.container.querySelectorAll('details table')).toHaveLength(7);
  await expect.element(screen.getByText(format(stats['hard.of'], { reviews: 7, recalled: 2 }))).toBeVisible();
  await expect.element(screen.getByText(format(stats['hour.note'], { n: 21 }))).toBeVisible();
  const [recall] = screen.container.querySelectorAll('details');
  recall?.querySelector('summary')?.click();
  expect(recall?.textContent).toContain(format(stats.percent, { n: 90 }));
});

test('a chart without a number says so in a sentence, and has no table', async () => {
  const screen = await open({
    ...statistics,
    retention: weeks.map((week) => ({ week, reviews: 0, recalled: 0 })),
    learned: weeks.map((date) => ({ date, count: 0 })),
    secondsByWeek: weeks.map((week) => ({ week, seconds: 20 })),
  });
  for (const text of [stats['recall.empty'], stats['learnt.empty'], stats['time.empty']])
    await expect.element(screen.getByText(text)).toBeVisible();
  expect(screen.container.querySelectorAll('figure svg')).toHaveLength(2);
  expect(screen.container.querySelectorAll('details table')).toHaveLength(4);
});

test('the axis of what was remembered begins at 60 %, or at 0 where less was', async () => {
  const lowest = (container: Element) => container.querySelector('figure [aria-hidden] span')?.textContent;
  const usual = await open(statistics);
  await expect.poll(() => lowest(usual.container)).toBe('60');
  await usual.unmount();
  const low = await open({ ...statistics, retention: [{ week: weeks[0]!, reviews: 10, recalled: 3 }] });
  await expect.poll(() => lowest(low.container)).toBe('0');
});
