import { expect, test } from 'vitest';
import { duration, figure, percent, table } from './format.js';

// biome-ignore format: a table, to be read down
test.each([
  [0.01234,    '0.0123'],
  [1.2345,     '1.23'],
  [1234.5,     '1,230'],
  [Number.NaN, '–'],
])('%d is written %s', (value, text) => {
  expect(figure(value)).toBe(text);
});

// biome-ignore format: a table, to be read down
test.each([
  [0.00312, '3.12 µs'],
  [0.5,     '500 µs'],
  [12.34,   '12.3 ms'],
  [2345,    '2.35 s'],
])('%d ms are written %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

test('not quite all is not 100 %', () => {
  expect([1, 0.99999, 0.5].map(percent)).toEqual(['100 %', '99.9 %', '50 %']);
});

test('a table', () => {
  expect(table(['engine', 'p50'], [['a', '1']])).toBe('| engine | p50 |\n| --- | ---: |\n| a | 1 |');
});
