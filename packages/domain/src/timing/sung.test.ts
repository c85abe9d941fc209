import { expect, test } from 'vitest';
import { type HeardRange, listenedTo } from './sung.js';
import { timelineOf } from './timeline.js';

const at = (startMs: number, endMs: number | null = null) => ({ startMs, endMs });
const timeline = timelineOf([at(1000), at(3000), at(5000, 6000), null, at(8000)]);

/** The lines that were sung while the clock was asked at these moments. */
function sungAt(moments: readonly number[], endsThere = false): number[] {
  let listened: HeardRange | null = null;
  const sung: number[] = [];
  for (const [index, ms] of moments.entries()) {
    const next = listenedTo(timeline, listened, ms, endsThere && index === moments.length - 1);
    listened = next.listened;
    sung.push(...next.sung);
  }
  return sung;
}
const every = (step: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

// biome-ignore format: a table, to be read down
test.each<[name: string, moments: number[], sung: number[]]>([
  ['from beginning to end',                     every(100, 0, 20_000),                              [0, 1, 2, 4]],
  ['asked once a second',                       every(1000, 0, 20_000),                             [0, 1, 2, 4]],
  ['nothing but opened',                        [0],                                                []],
  ['paused in the second line',                 every(100, 0, 3500),                                [0]],
  ['paused, and gone on',                       [...every(100, 0, 3500), ...every(100, 3500, 5000)], [0, 1]],
  ['jumped into the second line',               every(100, 4000, 7000),                             [2]],
  ['jumped from line to line',                  [0, 5000, 9999, 15_000],                            []],
  ['from a line’s beginning',                   every(100, 3000, 5000),                             [1]],
  ['a little after its beginning',             every(100, 3400, 5000),                             [1]],
  ['back to the first line, and through again', [...every(100, 1000, 3000), ...every(100, 1000, 3000)], [0, 0]],
  ['the last line, without an end, so long',    every(100, 8000, 18_000),                           [4]],
])('%s', (_, moments, sung) => expect(sungAt(moments)).toEqual(sung));

test('where the recording ends, its last line does', () => {
  expect(sungAt(every(100, 8000, 9000))).toEqual([]);
  expect(sungAt(every(100, 8000, 9000), true)).toEqual([4]);
});
