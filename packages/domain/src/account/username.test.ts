import { expect, test } from 'vitest';
import { identityKey, newUsernameFault, storedUsername, USERNAME_MAX, USERNAME_MIN } from './username.js';

// biome-ignore format: names, to be read along
test.each([
  'haneul_24', '하늘', '하늘.song-1', 'そら空', '하늘sky空ソラ', 'コーヒー', 'ㅋㅋㅋ', 'Дмитрий', 'Ελένη7', '__proto__',
])('%j can be chosen', (username) => {
  expect(newUsernameFault(username)).toBe(null);
});

/** Each fault with names that have it; one without does not compile. */
// biome-ignore format: a table, to be read down
const refused: Readonly<Record<NonNullable<ReturnType<typeof newUsernameFault>>, readonly string[]>> = {
  characters: [
    'a b',
    '',
    '하늘!',
    'a@b',
    '<script>',
    'a/../b',
    '🍎🍎🍎',
    'q\u0301b', // a mark that NFC cannot join to its letter
    'a\nb',
  ],
  invisible: [
    'han\u200bul', // zero-width space
    'han\u200dul', // zero-width joiner
    '\u202ehan', // right-to-left override
    'han\u2069ul', // end of an isolate
    '\u3164\u3164\u3164', // Hangul fillers, which are letters to Unicode
    '하\u115f늘',
    'han\u00adul', // soft hyphen
  ],
  mixed: [
    'h\u0430neul', // Cyrillic а
    'hane\u03c5l', // Greek υ
    '한\u0441', // Cyrillic с
    '\u0430\u03bf\u0430', // Cyrillic and Greek
    'm\u00b5sic', // the micro sign is a Greek letter
    '\u0562an', // Armenian
    '\u13aa\u13ab\u13b6', // Cherokee, which hardly anybody writes and which looks like Latin
  ],
};

test.each(Object.entries(refused).flatMap(([fault, names]) => names.map((name) => [name, fault])))(
  '%j: %s',
  (username, fault) => {
    expect(newUsernameFault(username)).toBe(fault);
  },
);

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

// biome-ignore format: a table, to be read down
test.each<[typed: string, stored: string | null]>([
  ['haneul_24',                                'haneul_24'],
  ['하늘빛'.normalize('NFD'),                   '하늘빛'],
  ['하늘'.normalize('NFD'),                     null], // two letters, though six jamo
  ['가'.repeat(USERNAME_MAX).normalize('NFD'), '가'.repeat(USERNAME_MAX)],
  ['가'.repeat(USERNAME_MAX + 1),              null],
  ['a'.repeat(USERNAME_MIN - 1),               null],
  ['하늘 빛',                                   null],
  ['h\u0430neul',                               null],
  ['admin',                                    'admin'], // whatever new names may not be
  ['root',                                     'root'],
  ['utarang',                                  'utarang'],
  ['우타랑',                                    '우타랑'],
])('%j is stored as %j', (typed, stored) => {
  expect(storedUsername(typed)).toBe(stored);
});

test('different names stay different', () => {
  expect(new Set(['han', 'hans', 'h.an', 'h-an', '한', '핸'].map(identityKey)).size).toBe(6);
});
