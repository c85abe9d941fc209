import { expect, test } from 'vitest';
import { isKeyClick } from './is-key-click.js';

// biome-ignore format: a table, to be read down
test.each([
  // click                          detail  pointer    by a key
  ['Enter on a link, Chrome',       0,      '',        true],
  ['Enter on a link, Firefox',      1,      '',        true],
  ['Enter on a button, Firefox',    0,      '',        true],
  ['Enter on a link, Safari',       0,      undefined, true],
  ['the mouse',                     1,      'mouse',   false],
  ['a second press',                2,      'mouse',   false],
  ['a finger',                      1,      'touch',   false],
  ['the mouse, Safari',             1,      undefined, false],
])('%s', (_, detail, pointerType, byKey) => {
  expect(isKeyClick({ detail, ...(pointerType !== undefined && { pointerType }) })).toBe(byKey);
});
