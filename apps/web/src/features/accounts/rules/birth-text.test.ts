import { expect, test } from 'vitest';
import { birthText } from './birth-text.js';

// biome-ignore format: a table, to be read down
test.each([
  ['19990412',     '1999-04-12'],
  ['1999.04.12',   '1999-04-12'],
  ['1999/04/12',   '1999-04-12'],
  ['1999 04 12',   '1999-04-12'],
  ['1999-04-12',   '1999-04-12'],
  ['99990412',     '9999-04-12'],
  ['1999-4-12',    '1999-4-12'],
  ['990412',       '990412'],
  ['199904123',    '199904123'],
  ['1999년 4월',   '1999년 4월'],
  ['',             ''],
])('%j → %j', (typed, text) => {
  expect(birthText(typed)).toBe(text);
});
