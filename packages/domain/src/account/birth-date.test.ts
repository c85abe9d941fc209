import { expect, test } from 'vitest';
import { ageOn, birthDateText, isBirthDate, isCalendarDate } from './birth-date.js';

// biome-ignore format: a table, to be read down
test.each([
  ['2000-01-31',  true],
  ['2024-02-29',  true],
  ['2023-02-29',  false],
  ['2000-13-01',  false],
  ['2000-04-31',  false],
  ['2000-1-31',   false],
  ['20000131',    false],
  ['2000-01-31 ', false],
  ['0000-00-00',  false],
  ['',            false],
])('%j is a day: %s', (text, valid) => {
  expect(isCalendarDate(text)).toBe(valid);
});

// biome-ignore format: a table, to be read down
test.each([
  ['19990412',         '1999-04-12'],
  ['1999.04.12',       '1999-04-12'],
  ['1999/04/12',       '1999-04-12'],
  ['1999 04 12',       '1999-04-12'],
  ['1999-04-12',       '1999-04-12'],
  ['1990-1-1',         '1990-01-01'],
  ['1991.3.4',         '1991-03-04'],
  ['1991. 3. 4.',      '1991-03-04'],
  ['1990년 1월 1일',   '1990-01-01'],
  ['1990년1월1일',     '1990-01-01'],
  ['90년 1월 1일',     '1990-01-01'],
  ['900101',           '1990-01-01'],
  ['260301',           '2026-03-01'],
  ['270301',           '1927-03-01'],  // 2027 is to come
  ['90.1.1',           '1990-01-01'],
  ['１９９９０４１２',   '1999-04-12'],
  ['１９９９．０４．１２', '1999-04-12'],
  [' 1999-4-12 ',      '1999-04-12'],
  ['99990412',         '9999-04-12'],
  ['1990-02-30',       '1990-02-30'],
  ['１９９９',         '1999'],
  ['199904123',        '199904123'],
  ['1999년 4월',       '1999년 4월'],
  ['어제',             '어제'],
  ['',                 ''],
])('%j → %j', (text, date) => {
  expect(birthDateText(text, new Date('2026-03-01T00:00:00Z'))).toBe(date);
});

// biome-ignore format: a table, to be read down
test.each([
  // birth date    now (UTC)                  allowed
  ['1899-12-31',  '2026-03-01T00:00:00Z',    false],
  ['1900-01-01',  '2026-03-01T00:00:00Z',    true],
  ['2026-03-01',  '2026-03-01T14:59:59Z',    true],
  ['2026-03-02',  '2026-03-01T14:59:59Z',    false],
  ['2026-03-02',  '2026-03-01T15:00:00Z',    true],  // midnight in Seoul
])('%s at %s: %s', (date, now, allowed) => {
  expect(isBirthDate(date, new Date(now))).toBe(allowed);
});

// biome-ignore format: a table, to be read down
test.each([
  ['2012-11-21', '2026-11-20T14:59:59Z', 13],
  ['2012-11-21', '2026-11-20T15:00:00Z', 14],
  ['2012-02-29', '2026-02-28T10:00:00Z', 13],
  ['2012-02-29', '2026-03-01T10:00:00Z', 14],
  ['2026-11-21', '2026-11-21T00:00:00Z', 0],
])('born %s, at %s: %d', (birthDate, now, age) => {
  expect(ageOn(birthDate, new Date(now))).toBe(age);
});
