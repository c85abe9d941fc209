import { expect, test } from 'vitest';
import { forgetTemporary, keepTemporary, keptTemporary } from './typed-temporary.js';

test('what was typed is there for a quarter of an hour, and no longer', () => {
  keepTemporary('k3mw-9p2x', 1000);
  expect(keptTemporary(1000 + 15 * 60_000 - 1)).toBe('k3mw-9p2x');
  expect(keptTemporary(1000 + 15 * 60_000)).toBeNull();
});

test('it is forgotten when it is told to be', () => {
  keepTemporary('k3mw-9p2x');
  forgetTemporary();
  expect(keptTemporary()).toBeNull();
});
