import { expect, test } from 'vitest';
import { turnsDuring } from '../../test/turns.js';
import { arrayAsJson, createTimeSlices, mapInSlices } from './time-slice.js';

test('work goes on while its slice lasts, and others have their turn when it is over', async () => {
  let now = 0;
  const slices = createTimeSlices(() => now);
  let result: number[] = [];
  const turns = await turnsDuring(async () => {
    result = await mapInSlices(
      [1, 2, 3, 4, 5, 6],
      (n) => {
        now += 5; // two steps are a slice
        return 2 * n;
      },
      slices,
    );
  });
  expect(result).toEqual([2, 4, 6, 8, 10, 12]);
  expect(turns).toBe(2);
});

test('an array is written as JSON.stringify writes it', async () => {
  for (const items of [[], [1], [undefined, null, 'ㄱ"', { a: [undefined], b: undefined }]]) {
    expect(await arrayAsJson(items)).toBe(JSON.stringify(items));
  }
});
