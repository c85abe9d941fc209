import { TEMPORARY_PASSWORD_MS } from '@utarang/domain/account';
import { expect, test } from 'vitest';
import { clearTemporaryPassword, readTemporaryPassword, storeTemporaryPassword } from './temporary-password.js';

test('what was typed is there as long as a temporary password lives, and no longer', () => {
  storeTemporaryPassword('k3mw-9p2x', 1000);
  expect(readTemporaryPassword(1000 + TEMPORARY_PASSWORD_MS - 1)).toBe('k3mw-9p2x');
  expect(readTemporaryPassword(1000 + TEMPORARY_PASSWORD_MS)).toBeNull();
});

test('it is forgotten when it is told to be', () => {
  storeTemporaryPassword('k3mw-9p2x');
  clearTemporaryPassword();
  expect(readTemporaryPassword()).toBeNull();
});
