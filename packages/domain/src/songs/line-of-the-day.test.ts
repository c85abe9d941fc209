import { expect, test } from 'vitest';
import { inOrderOfDay, mayOpen } from './line-of-the-day.js';

const lines = Array.from({ length: 200 }, (_, index) => ({ id: index + 1 }));
const first = (day: string, of = lines) => inOrderOfDay(day, of)[0]?.id;

test('a day has one line, whatever order the lines are in and whatever else is added', () => {
  const chosen = first('2026-11-22');
  expect(first('2026-11-22', lines.toReversed())).toBe(chosen);
  expect(first('2026-11-22', [...lines.filter(({ id }) => id % 3 === 0), { id: chosen! }])).toBe(chosen);
  expect(first('2026-11-22', [])).toBeUndefined();
});

test('in two hundred days hardly a line comes often', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const chosen = lines.map((_, n) => first(new Date(start + n * 86_400_000).toISOString().slice(0, 10)));
  expect(new Set(chosen).size).toBeGreaterThan(100);
});

// biome-ignore format: a table, to be read down
test.each([
  // text                                   meaning            words      may open
  ['空に光がさしていた',                     '하늘에 빛이 들고 있었어', [1, 2],    true],
  ['空に光がさしていた',                     '',                [1, 2],    false],
  ['空、空、空',                            '하늘, 하늘, 하늘',   [1, 1, 1], false],
  ['ラララ',                                '라라라',           [],        false],
  ['とても長い一行は小さな画面に入らないから', '아주 긴 한 줄',      [1, 2, 3], false],
])('%s %s %j: %s', (text, meaning, words, may) => {
  expect(mayOpen(text, meaning, words)).toBe(may);
});
