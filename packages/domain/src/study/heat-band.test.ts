import { expect, test } from 'vitest';
import { heatBand } from './heat-band.js';

// biome-ignore format: a table, to be read down
test.each([
  [0,    0],
  [1,    1],
  [2,    1],
  [3,    2],
  [5,    2],
  [6,    3],
  [10,   3],
  [11,   4],
  [20,   4],
  [21,   5],
  [9999, 5],
])('%d points are in band %d', (points, band) => {
  expect(heatBand(points)).toBe(band);
});
