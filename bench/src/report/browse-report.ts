import type { BrowseResults } from '../browse/browse.js';
import { SLOWDOWN } from '../browse/phone.js';
import { median, percentile } from '../measures/percentile.js';
import { duration, percent, table } from './format.js';
import { machine } from './machine.js';

const LONG_MS = 50; // no task above it while scrolling
const STAR_MS = 100; // a star answers within it
const FRAME_MS = 1000 / 60;

/** Reports what a slow phone has to do while words are browsed, as Markdown. */
export function browseReport({ scrolls, switches, filters, stars }: BrowseResults): string {
  const scrolled = scrolls.flatMap(({ name, plan, rounds }) =>
    (['down', 'up'] as const).map((direction) => {
      const tasks = leastDisturbed(rounds.map((round) => round[direction]));
      return [
        `${name}, ${plan.pixelsPerSecond.toLocaleString('en')} px/s ${direction}`,
        String(tasks.length),
        duration(percentile(tasks, 99)),
        duration(longest(tasks)),
        String(longOnes(tasks)),
        rounds.map((round) => longOnes(round[direction])).join(', '),
      ];
    }),
  );
  const switched = switches.map(({ name, plan, rounds }) => [
    plan.slowdown === 1 ? name : `${name}, ${plan.slowdown} × slower`,
    String(median(rounds.map(({ late }) => late))),
    duration(median(rounds.map(({ ms }) => ms))),
    duration(Math.max(...rounds.map(({ ms }) => ms))),
  ]);
  const filtered = filters.map(({ name, plan, rounds }) => {
    const all = rounds.flat();
    const painted = all.map(({ ms }) => ms);
    return [
      plan.slowdown === 1 ? name : `${name}, ${plan.slowdown} × slower`,
      String(all.length),
      percent(all.filter(({ ms }) => ms <= FRAME_MS).length / all.length),
      duration(median(painted)),
      duration(percentile(painted, 95)),
      duration(longest(painted)),
      String(Math.max(...all.map(({ late }) => late))),
      duration(longest(all.map(({ rest }) => rest))),
    ];
  });
  const starred = stars.map(({ name, plan, rounds }) => [
    `${name}, ${plan.slowdown} × slower`,
    duration(median(rounds)),
    duration(longest(rounds)),
    `≤ ${duration(STAR_MS)}`,
    median(rounds) <= STAR_MS ? 'met' : '**missed**',
  ]);
  const tables = [
    [['scrolling', 'tasks', 'p99', 'longest', 'above 50 ms', 'of each round'], scrolled],
    [['press', 'frames without it', 'until painted', 'at most'], switched],
    [
      ['a key in', 'keys', 'painted in 16.7 ms', 'p50', 'p95', 'at most', 'frames without it', 'no frame after it for'],
      filtered,
    ],
    [['press', 'INP, the slowest of five', 'at most', 'wanted', ''], starred],
  ] as const;
  return [
    machine(),
    `A window of 390 × 844 pixels; scrolled with the processor slowed down ${SLOWDOWN} times.`,
    ...tables.filter(([, rows]) => rows.length > 0).map(([header, rows]) => table(header, rows)),
  ].join('\n\n');
}

const longOnes = (tasks: readonly number[]) => tasks.filter((ms) => ms > LONG_MS).length;

/** Whatever else the machine does makes tasks longer, and nothing makes them shorter. */
const leastDisturbed = (rounds: readonly (readonly number[])[]) =>
  rounds.toSorted((a, b) => longOnes(a) - longOnes(b) || longest(a) - longest(b))[0] ?? [];

const longest = (tasks: readonly number[]) => Math.max(0, ...tasks);
