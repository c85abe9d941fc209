import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterQuietPeriod, type FirstVisit, QUIET_MS, type Sign } from './after-quiet-period.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A visit with a sign at each of these moments; the moments at which something was run. */
function momentsOf(visit: Partial<FirstVisit>, signs: readonly (readonly [at: number, sign: Sign])[]): number[] {
  const moments: number[] = [];
  const begin = Date.now();
  let tell: (sign: Sign) => void = () => {};
  const watch: FirstVisit['watch'] = (told) => {
    tell = told;
    return () => {
      tell = () => {};
    };
  };
  for (const [at, sign] of signs) setTimeout(() => tell(sign), at);
  afterQuietPeriod({ hasProgram: false, savesData: false, watch, ...visit }, () => moments.push(Date.now() - begin));
  vi.advanceTimersByTime(10 * QUIET_MS);
  return moments;
}

const INSTALLED = { hasProgram: true };
const SPARING = { savesData: true };

// biome-ignore format: a table, to be read down
test.each<[what: string, visit: Partial<FirstVisit>, signs: [number, Sign][], moments: number[]]>([
  ['nobody does anything',                    {},                   [],                                         [QUIET_MS]],
  ['the user types, and rests',               {},                   [[4000, 'activity'], [9000, 'activity']],   [9000 + QUIET_MS]],
  ['a sign comes when it has begun',          {},                   [[QUIET_MS + 1, 'activity'], [40_000, 'hidden']], [QUIET_MS]],
  ['the page goes to the background',         {},                   [[3000, 'hidden']],                         [3000]],
  ['the app is installed',                    {},                   [[3000, 'installed']],                      [3000]],
  ['a worker has the page',                   INSTALLED,                 [[3000, 'activity']],                       [0]],
  ['data is saved',                           SPARING,              [[3000, 'activity'], [5000, 'hidden']],     []],
  ['data is saved, and the app is installed', SPARING,              [[3000, 'installed']],                      [3000]],
  ['data is saved, and a worker has the page', { ...SPARING, ...INSTALLED }, [],                                     [0]],
])('a visit: %s', (_, visit, signs, moments) => {
  expect(momentsOf(visit, signs)).toEqual(moments);
});
