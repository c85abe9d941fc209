import { expect, test } from 'vitest';
import { containsUsername, passwordLength, passwordStrength, passwordText, strengthShare } from './password.js';

// biome-ignore format: a table, to be read down
test.each([
  // password         share  strength
  ['',                0,     'weak'],
  ['a',               0.2,   'weak'],
  ['abcdefgh',        0.4,   'normal'],
  ['Abcdefgh',        0.6,   'normal'],
  ['Abc1',            0.6,   'normal'],
  ['Abcdefg1',        0.8,   'strong'],
  ['Abcdefg1!',       1,     'strong'],
  ['abc def gh',      0.6,   'normal'],  // a space is a special character
  ['가나다라마바사아', 0.2,  'weak'],
  ['가나다라마바사1', 0.4,   'normal'],
  ['🍎🍎🍎🍎🍎🍎🍎🍎', 0.4,  'normal'],
  ['🍎🍎🍎🍎',        0.2,   'weak'],    // four characters, whatever they take in memory
] as const)('%j: %d, %s', (password, share, strength) => {
  expect(strengthShare(password)).toBeCloseTo(share);
  expect(passwordStrength(password)).toBe(strength);
});

// biome-ignore format: a table, to be read down
test.each([
  ['haneul2026',   'haneul',  true],
  ['xxHANEULxx',   'haneul',  true],
  ['내이름하늘이야', '하늘',  true],
  ['내이름하늘이야'.normalize('NFD'), '하늘', true],
  ['haneu12026',   'haneul',  false],
  ['anything',     '',        false],
])('%j contains the username %j: %s', (password, username, contains) => {
  expect(containsUsername(password, username)).toBe(contains);
});

test('a password is the same however it is composed, and keeps its spaces', () => {
  expect(passwordText('비밀번호 1'.normalize('NFD'))).toBe('비밀번호 1');
  expect(passwordLength('비밀번호'.normalize('NFD'))).toBe(4);
  expect(passwordText(' a ')).toBe(' a ');
});
