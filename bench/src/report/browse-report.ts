import type { BrowseResults } from '../browse/browse.js';
import { SLOWDOWN } from '../browse/phone.js';
import { median, percentile } from '../measures/percentile.js';
import { duration, table } from './format.js';
import { machine } from './machine.js';

const LONG_MS = 50; // no task above it while scrolling

/** What a slow phone has to do while words are browsed, as Markdown. */
export function browseReport({ scrolls, switches }: BrowseResults): string {
  const scrolled = scrolls.flatMap(({ name, plan, rounds }) =>
    (['down', 'up'] as const).map((way) => {
      const tasks = leastDisturbed(rounds.map((round) => round[way]));
      return [
        `${name}, ${plan.pixelsPerSecond.toLocaleString('en')} px/s ${way}`,
        String(tasks.length),
        duration(percentile(tasks, 99)),
        duration(longest(tasks)),
        String(longOnes(tasks)),
        rounds.map((round) => longOnes(round[way])).join(', '),
      ];
    }),
  );
  const switched = switches.map(({ name, plan, rounds }) => [
    plan.slowdown === 1 ? name : `${name}, ${plan.slowdown} × slower`,
    String(median(rounds.map(({ late }) => late))),
    duration(median(rounds.map(({ ms }) => ms))),
    duration(Math.max(...rounds.map(({ ms }) => ms))),
  ]);
  return [
    machine(),
    `A window of 390 × 844 pixels; scrolled with the processor slowed down ${SLOWDOWN} times.`,
    table(['scrolling', 'tasks', 'p99', 'longest', 'above 50 ms', 'of each round'], scrolled),
    table(['press', 'frames without it', 'until painted', 'at most'], switched),
  ].join('\n\n');
}

const longOnes = (tasks: readonly number[]) => tasks.filter((ms) => ms > LONG_MS).length;

/** Whatever else the machine does makes tasks longer, and nothing makes them shorter. */
const leastDisturbed = (rounds: readonly (readonly number[])[]) =>
  rounds.toSorted((a, b) => longOnes(a) - longOnes(b) || longest(a) - longest(b))[0] ?? [];

const longest = (tasks: readonly number[]) => Math.max(0, ...tasks);
