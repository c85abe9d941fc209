import { expect, test } from 'vitest';
import { commonPasswordCount, isCommonPassword } from './common-passwords.js';

// biome-ignore format: a table, to be read down
test.each([
  ['password',        true],
  ['PassWord',        true],
  ['12345678',        true],
  ['987654321',       true],
  ['qwertyuiop',      true],
  ['iloveyou',        true],
  ['password123',     true],
  ['aaaaaaaa',        true],
  ['        ',        true],
  ['12121212',        true],
  ['abcabcabc',       true],
  ['가나다라마바사아', true],
  ['우타랑2026!!',    true],
  ['utarang123',      true],
  ['blue river 9',    false],
  ['하늘색 우산 세 개', false],
  ['utarang and rain', false],
  ['xK7#mQ2p',        false],
])('%j is common: %s', async (password, common) => {
  expect(await isCommonPassword(password)).toBe(common);
});

test('ASVS 6.2.4: at least the first 3,000 that fit the length', async () => {
  expect(await commonPasswordCount()).toBeGreaterThan(3000);
});
