import { TEMPORARY_PASSWORD_MS } from '@utarang/domain/account';
import { expect, test } from 'vitest';
import { forgetTemporary, keepTemporary, keptTemporary } from './typed-temporary.js';

test('what was typed is there as long as a temporary password lives, and no longer', () => {
  keepTemporary('k3mw-9p2x', 1000);
  expect(keptTemporary(1000 + TEMPORARY_PASSWORD_MS - 1)).toBe('k3mw-9p2x');
  expect(keptTemporary(1000 + TEMPORARY_PASSWORD_MS)).toBeNull();
});

test('it is forgotten when it is told to be', () => {
  keepTemporary('k3mw-9p2x');
  forgetTemporary();
  expect(keptTemporary()).toBeNull();
});
