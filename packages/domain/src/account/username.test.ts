import { expect, test } from 'vitest';
import { hasUsernameCharacters, identityKey } from './username.js';

// biome-ignore format: a table, to be read down
test.each([
  ['haneul_24',       true],
  ['하늘',            true],
  ['하늘.song-1',     true],
  ['そら空',          true],
  ['a b',             false],
  ['',                false],
  ['하늘!',           false],
  ['a@b',             false],
  ['<script>',        false],
  ['a/../b',          false],
  ['🍎🍎🍎',          false],
  ['a\u200bb',        false], // zero-width space
  ['q\u0301b',        false], // a mark that NFC cannot join to its letter
  ['a\nb',            false],
  ['__proto__',       true],
])('%j has the characters of a username: %s', (username, allowed) => {
  expect(hasUsernameCharacters(username)).toBe(allowed);
});

// biome-ignore format: a table, to be read down
test.each([
  ['case',                'Haneul',   'hANEUL'],
  ['composition',         '하늘',     '하늘'.normalize('NFD')],
  ['width',               'ｈａｎ',   'han'],
  ['a long s',            'ſora',     'Sora'],
  ['sharp s',             'straße',   'STRASSE'],
  ['both forms of sigma', 'σοσ',      'ΣΟΣ'],
  ['the dotless i',       'ıdol',     'idol'],
  ['spaces around it',    ' han ',    'han'],
])('%s makes no other name', (_, one, other) => {
  expect(identityKey(one)).toBe(identityKey(other));
});

test('different names stay different', () => {
  expect(new Set(['han', 'hans', 'h.an', 'h-an', '한', '핸'].map(identityKey)).size).toBe(6);
});
