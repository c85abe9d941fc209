import { expect, test } from 'vitest';
import { clock, progressLine } from './progress.mjs';

// biome-ignore format: a table, to be read down
test.each([
  [0,         '0:00'],
  [59_999,    '0:59'],
  [75_000,    '1:15'],
  [3_600_000, '60:00'],
])('%i ms is %s', (ms, text) => {
  expect(clock(ms)).toBe(text);
});

test('a line says which step runs, how far it is and for how long', () => {
  const step = { name: 'journeys', at: 8, of: 8, note: '57 of 233 journeys · cards.spec.ts' };
  expect(progressLine(step, 80_000, 400_000)).toBe(
    '[8/8] journeys · 57 of 233 journeys · cards.spec.ts · 1:20, 6:40 in all',
  );
  expect(progressLine({ ...step, note: '' }, 1000, 2000)).toBe('[8/8] journeys · 0:01, 0:02 in all');
});
