import { expect, test } from 'vitest';
import { birthText, birthTyped } from './birth-text.js';

// biome-ignore format: a table, to be read down
test.each([
  ['1',            '1'],
  ['1990',         '1990'],
  ['19901',        '1990-1'],
  ['199012',       '1990-12'],
  ['1990-12',      '1990-12'],
  ['1990-123',     '1990-12-3'],
  ['1990-12-31',   '1990-12-31'],
  ['19901231',     '1990-12-31'],
  ['１９９０１２３１', '1990-12-31'],
  ['1990-',        '1990-'],
  ['1990-1-',      '1990-1-'],
  ['1990-1-1',     '1990-1-1'],
  ['1991.3.4',     '1991.3.4'],
  ['1990년 1월',   '1990년 1월'],
  ['900101',       '900101'],
  ['１９９０',     '１９９０'],
  ['',             ''],
])('typed %j stands as %j', (typed, text) => {
  expect(birthTyped(typed)).toBe(text);
});

test('a date that is typed digit by digit ends whole', () => {
  const typed = [...'20041231'].reduce((text, digit) => birthTyped(text + digit), '');
  expect(typed).toBe('2004-12-31');
});

// biome-ignore format: a table, to be read down
test.each([
  ['900101',         '1990-01-01'],
  ['1990-1-1',       '1990-01-01'],
  ['1990년 1월 1일', '1990-01-01'],
  ['1990',           '1990'],
  [' 어제',          ' 어제'],
])('left as %j it becomes %j', (typed, text) => {
  expect(birthText(typed, new Date('2026-03-01T00:00:00Z'))).toBe(text);
});
