import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backwardLines, isLineTime, type LineTime, TIME_MAX } from './line-time.js';
import { placeAt, previousPlace, timelineOf } from './timeline.js';

const from = (...starts: (number | null)[]) =>
  starts.map((startMs) => (startMs === null ? null : { startMs, endMs: null }));
const time = (startMs: number, endMs: number | null = null): LineTime => ({ startMs, endMs });

// biome-ignore format: a table, to be read down
test.each([
  [time(0),                true],
  [time(0, 0),             true],
  [time(1000, 2000),       true],
  [time(2000, 1000),       false],
  [time(-1),               false],
  [time(0.5),              false],
  [time(Number.NaN),       false],
  [time(TIME_MAX),         true],
  [time(TIME_MAX + 1),     false],
  [time(0, TIME_MAX + 1),  false],
] as const)('"A line ends no earlier than it begins" (docs/product/songs.md#times-of-lines): %j %s', (given, is) => {
  expect(isLineTime(given)).toBe(is);
});

// biome-ignore format: a table, to be read down
test.each([
  [from(0, 10, 20),          []],
  [from(0, 20, 10, 30),      [2]],
  [from(30, null, 10, 20),   [2, 3]],
  [from(10, 10),             []],
  [[],                       []],
] as const)('of %j the lines %j go backwards', (times, lines) => {
  expect(backwardLines(times)).toEqual(lines);
});

describe('"The line that sounds" (docs/product/songs.md#times-of-lines)', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['before the first',              from(1000, 2000),       999,    null],
    ['at its first moment',           from(1000, 2000),       1000,   0],
    ['within it',                     from(1000, 2000),       1500,   0],
    ['at the start of the next',      from(1000, 2000),       2000,   1],
    ['long after the last',          from(1000, 2000),       99_999, 1],
    ['a line without a time',         from(1000, null, 3000), 2500,   0],
    ['after a line without a time',  from(1000, null, 3000), 3000,   2],
    ['lines that go backwards',       from(5000, 1000),       1500,   1],
    ['the same, later',               from(5000, 1000),       6000,   0],
    ['two lines of one time',         from(1000, 1000),       1000,   1],
    ['lines that overlap',            [time(0, 9000), time(1000, 2000)], 3000, 1],
    ['no line has a time',            from(null, null),       1000,   null],
    ['no lines',                      [],                     1000,   null],
  ] as const)('%s', (_, times, ms, line) => {
    const timeline = timelineOf(times);
    expect(timeline[placeAt(timeline, ms)]?.line ?? null).toBe(line);
  });

  test('the search finds what a look at each line finds', () => {
    const start = fc.option(fc.integer({ min: 0, max: 50 }));
    fc.assert(
      fc.property(fc.array(start, { maxLength: 30 }), fc.integer({ min: -5, max: 60 }), (starts, ms) => {
        const timeline = timelineOf(from(...starts));
        expect(timeline.map(({ startMs }) => startMs)).toEqual(
          starts.filter((each) => each !== null).sort((a, b) => a - b),
        );
        expect(placeAt(timeline, ms)).toBe(timeline.filter(({ startMs }) => startMs <= ms).length - 1);
      }),
    );
  });

  test('a line without an end sounds until another begins, the last one without an end', () => {
    expect(timelineOf([time(0), time(0), time(500, 700), time(900)]).map(({ endMs }) => endMs)).toEqual([
      500,
      500,
      700,
      Number.POSITIVE_INFINITY,
    ]);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    [500,    0],  // before the first
    [1500,   0],  // the first has none before it
    [10_500, 0],  // just begun: to the one before
    [12_001, 1],  // well in it: to its own beginning
    [20_000, 1],
    [99_000, 2],
  ])('from %i ms "previous" leads to the line %i', (ms, place) => {
    expect(previousPlace(timelineOf(from(1000, 10_000, 20_000)), ms)).toBe(place);
  });
});
