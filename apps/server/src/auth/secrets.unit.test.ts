import { expect, test } from 'vitest';
import {
  isSameHash,
  isSessionToken,
  newSessionToken,
  newTemporaryPassword,
  secretHash,
  temporaryHash,
} from './secrets.js';

test('session tokens are 128 bits, and no two are alike', () => {
  const tokens = Array.from({ length: 1000 }, newSessionToken);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) {
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    expect(isSessionToken(token)).toBe(true);
  }
  for (const other of ['', 'x', `${tokens[0]} `, `${tokens[0]}x`, 'ㅁ'.repeat(22)])
    expect(isSessionToken(other)).toBe(false);
});

test('temporary passwords can be read, typed and not guessed', () => {
  const passwords = Array.from({ length: 1000 }, newTemporaryPassword);
  expect(new Set(passwords).size).toBe(1000);
  for (const password of passwords) expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){5}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(passwords.join('').replaceAll('-', '')).size).toBe(31);
});

test('a temporary password may be copied with what stands around it', () => {
  const password = newTemporaryPassword();
  expect(temporaryHash(` ${password.toUpperCase()}\r\n`)).toBe(temporaryHash(password));
  expect(temporaryHash(`${password}x`)).not.toBe(temporaryHash(password));
});

test('a hash is not what it was made of, and equals itself alone', () => {
  const token = newSessionToken();
  expect(secretHash(token)).not.toContain(token);
  expect(isSameHash(secretHash(token), secretHash(token))).toBe(true);
  expect(isSameHash(secretHash(token), secretHash(newSessionToken()))).toBe(false);
  expect(isSameHash(secretHash(token), '')).toBe(false);
});
