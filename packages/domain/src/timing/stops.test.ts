import { describe, expect, test } from 'vitest';
import { nextToStamp, nudged, stamped } from './stamping.js';
import { nextStop, stopOf } from './stops.js';
import { timelineOf } from './timeline.js';

const time = (startMs: number, endMs: number | null = null) => ({ startMs, endMs });
const timeline = timelineOf([time(1000, 2500), time(3000), time(5000, 9000), time(6000)]);

// biome-ignore format: a table, to be read down
test.each([
  [0, 2500],                      // its own end
  [1, 5000],                      // until the next begins
  [2, 6000],                      // the next begins while it sounds
  [3, Number.POSITIVE_INFINITY],  // the last, without an end
  [9, Number.POSITIVE_INFINITY],
])('the line %i is over at %d', (place, ms) => {
  expect(stopOf(timeline, place)).toBe(ms);
});

describe('"a pause after each line, or at the end of a line with a blank" (docs/product/songs.md#in-time)', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['before the first',         0,      { place: 0, ms: 2500 }],
    ['in a line',                1500,   { place: 0, ms: 2500 }],
    ['where it was made',        2500,   { place: 1, ms: 5000 }],
    ['a little before it',       2470,   { place: 1, ms: 5000 }],
    ['in the rest behind it',    2700,   { place: 1, ms: 5000 }],
    ['in the last',              7000,   null],
  ] as const)('%s', (_, ms, stop) => {
    expect(nextStop(timeline, ms)).toEqual(stop);
  });

  test('lines at which nobody waits are passed', () => {
    expect(nextStop(timeline, 0, (place) => place === 2)).toEqual({ place: 2, ms: 6000 });
    expect(nextStop(timeline, 0, () => false)).toBeNull();
    expect(nextStop([], 0)).toBeNull();
  });
});

describe('timing a text', () => {
  test('"A press is the start of the next line, and ends the one before" (docs/product/songs.md#timing)', () => {
    expect(stamped([time(0, 9000), null], 1, 4000.4)).toEqual([time(0), time(4000)]);
    expect(stamped([time(0, 3000), null], 1, 4000)).toEqual([time(0, 3000), time(4000)]);
    expect(stamped([time(0), time(9000, 9500)], 1, 4000)).toEqual([time(0), time(4000)]);
  });

  test('"A time is moved by a tenth of a second" (docs/product/songs.md#timing)', () => {
    expect(nudged([time(1000, 1050), null], 0, 100)).toEqual([time(1100), null]);
    expect(nudged([time(50, 900)], 0, -100)).toEqual([time(0, 900)]);
    expect(nudged([null], 0, 100)).toEqual([null]);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    [[null, null],               0, 0],
    [[time(0), null, null],      0, 1],
    [[time(0), null, time(9)],   2, 1],
    [[null, time(0), null],      1, 2],
    [[time(0)],                  0, 1],
    [[],                         0, 0],
  ] as const)('of %j the next from %i is %i', (times, from, line) => {
    expect(nextToStamp(times, from)).toBe(line);
  });
});
