import { expect, test } from 'vitest';
import { identityKey, storedUsername, USERNAME_MAX, USERNAME_MIN, usernameFault } from './username.js';

// biome-ignore format: a table, to be read down
test.each<[username: string, fault: ReturnType<typeof usernameFault>]>([
  ['haneul_24',       null],
  ['하늘',            null],
  ['하늘.song-1',     null],
  ['そら空',          null],
  ['하늘sky空ソラ',   null],
  ['コーヒー',        null],
  ['ㅋㅋㅋ',          null],
  ['Дмитрий',         null],
  ['Ελένη7',          null],
  ['__proto__',       null],
  ['a b',             'characters'],
  ['',                'characters'],
  ['하늘!',           'characters'],
  ['a@b',             'characters'],
  ['<script>',        'characters'],
  ['a/../b',          'characters'],
  ['🍎🍎🍎',          'characters'],
  ['q\u0301b',        'characters'], // a mark that NFC cannot join to its letter
  ['a\nb',            'characters'],
  ['han\u200bul',     'invisible'], // zero-width space
  ['han\u200dul',     'invisible'], // zero-width joiner
  ['\u202ehan',       'invisible'], // right-to-left override
  ['han\u2069ul',     'invisible'], // end of an isolate
  ['\u3164\u3164\u3164', 'invisible'], // Hangul fillers, which are letters to Unicode
  ['하\u115f늘',      'invisible'],
  ['han\u00adul',     'invisible'], // soft hyphen
  ['h\u0430neul',     'mixed'], // Cyrillic а
  ['hane\u03c5l',     'mixed'], // Greek υ
  ['한\u0441',        'mixed'], // Cyrillic с
  ['\u0430\u03bf\u0430', 'mixed'], // Cyrillic and Greek
  ['m\u00b5sic',      'mixed'], // the micro sign is a Greek letter
  ['\u0562an',        'mixed'], // Armenian
  ['\u13aa\u13ab\u13b6', 'mixed'], // Cherokee, which hardly anybody writes and which looks like Latin
])('%j: %s', (username, fault) => {
  expect(usernameFault(username)).toBe(fault);
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

// biome-ignore format: a table, to be read down
test.each<[typed: string, stored: string | null]>([
  ['haneul_24',                                'haneul_24'],
  ['하늘빛'.normalize('NFD'),                   '하늘빛'],
  ['하늘'.normalize('NFD'),                     null], // two letters, though six jamo
  ['가'.repeat(USERNAME_MAX).normalize('NFD'), '가'.repeat(USERNAME_MAX)],
  ['가'.repeat(USERNAME_MAX + 1),              null],
  ['a'.repeat(USERNAME_MIN - 1),               null],
  ['하늘 빛',                                   null],
])('%j is stored as %j', (typed, stored) => {
  expect(storedUsername(typed)).toBe(stored);
});

test('different names stay different', () => {
  expect(new Set(['han', 'hans', 'h.an', 'h-an', '한', '핸'].map(identityKey)).size).toBe(6);
});
