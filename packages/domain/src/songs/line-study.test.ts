import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atTheBeginning, type LineProgress, nextLine, previousLine, readLineProgress, withDone } from './line-study.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const progress = (index: number, ...done: number[]): LineProgress => ({ at: index, done });

// biome-ignore format: a table, to be read down
test.each([
  // from                   step                                          to
  [progress(1),             (p: LineProgress) => nextLine(p, 3),           progress(2, 1)],
  [progress(3, 1, 2),       (p: LineProgress) => nextLine(p, 3),           progress(4, 1, 2, 3)],
  [progress(4, 1, 2, 3),    (p: LineProgress) => nextLine(p, 3),           progress(4, 1, 2, 3)],
  [progress(2, 3),          (p: LineProgress) => nextLine(p, 3),           progress(3, 2, 3)],
  [progress(3, 1, 2),       previousLine,                                     progress(2, 1, 2)],
  [progress(4, 1, 2, 3),    previousLine,                                     progress(3, 1, 2, 3)],
  [progress(1),             previousLine,                                     progress(1)],
  [progress(2, 3),          (p: LineProgress) => withDone(p, 2),          progress(2, 2, 3)],
  [progress(2, 2),          (p: LineProgress) => withDone(p, 2),          progress(2, 2)],
] as const)('%# %o', (from, step, to) => {
  expect(step(from)).toEqual(to);
});

// biome-ignore format: a table, to be read down
test.each([
  [{ at: 4, done: [1, 3] },           progress(4, 1, 3)],
  [{ at: 13, done: [12, 1, 1] },      progress(13, 1, 12)],   // all behind
  [{ at: 14, done: [1] },             atTheBeginning],        // the song has become shorter
  [{ at: 2, done: [1, 99, 'x', -1] }, progress(2, 1)],
  [{ at: 1.5, done: [] },             atTheBeginning],
  [{ at: '2', done: [] },             atTheBeginning],
  [{ at: 2 },                         atTheBeginning],
  [{ at: 2, done: 3 },                atTheBeginning],
  [null,                              atTheBeginning],
  ['x',                               atTheBeginning],
  [[1, 2],                            atTheBeginning],
])('%j of twelve lines is read as %j', (kept, read) => {
  expect(readLineProgress(kept, upTo(12))).toEqual(read);
});

// biome-ignore format: a table, to be read down
test.each<[string, LineProgress & { lines: unknown }, readonly number[], LineProgress]>([
  ['in another order',     { at: 2, done: [1], lines: [11, 12, 13] },       [13, 12, 11],     progress(2, 3)],
  ['with one before',      { at: 2, done: [1], lines: [11, 12, 13] },       [14, 11, 12, 13], progress(3, 2)],
  ['without its line',     { at: 2, done: [1, 2], lines: [11, 12, 13] },    [13, 11],         progress(1, 2)],
  ['without the last one', { at: 3, done: [1, 2], lines: [11, 12, 13] },    [11, 12],         progress(3, 1, 2)],
  ['when all are behind',  { at: 4, done: [1, 2, 3], lines: [11, 12, 13] }, [12, 11, 13, 14], progress(5, 1, 2, 3)],
  ['of lines that are none', { at: 1, done: [1], lines: ['x', {}] },        [11],             progress(2)],
])('kept of a song %s', (_, kept, ids, read) => {
  expect(readLineProgress(kept, ids)).toEqual(read);
});

test('a member who goes on to the end has done all lines, and what was kept is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.array(fc.boolean(), { maxLength: 80 }), (count, steps) => {
      let at = atTheBeginning;
      for (const onwards of steps) {
        at = onwards ? nextLine(at, count) : previousLine(at);
        expect(readLineProgress(JSON.parse(JSON.stringify({ ...at, lines: upTo(count) })), upTo(count))).toEqual(at);
      }
      for (let step = 0; step < count; step++) at = nextLine(at, count);
      expect(at.at).toBe(count + 1);
      expect(at.done).toEqual(Array.from({ length: count }, (_, line) => line + 1));
    }),
  );
});
