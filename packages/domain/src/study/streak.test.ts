import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streak } from './streak.js';

const day = (text: string) => `2026-${text}`;

// biome-ignore format: a table, to be read down
test.each([
  // case                       days with points                          today     current longest
  ['nothing yet',               [],                                       '03-10',  0,      0],
  ['today only',                ['03-10'],                                '03-10',  1,      1],
  ['yesterday only',            ['03-09'],                                '03-10',  1,      1],
  ['the day before yesterday',  ['03-08'],                                '03-10',  0,      1],
  ['three, today among them',   ['03-08', '03-09', '03-10'],              '03-10',  3,      3],
  ['three, today still open',   ['03-07', '03-08', '03-09'],              '03-10',  3,      3],
  ['a gap',                     ['03-06', '03-07', '03-08', '03-10'],     '03-10',  1,      3],
  ['over the end of a month',   ['02-27', '02-28', '03-01'],              '03-01',  3,      3],
  ['in any order, and twice',   ['03-10', '03-08', '03-09', '03-10'],     '03-10',  3,      3],
])('%s', (_, days, today, current, longest) => {
  expect(streak(days.map(day), day(today))).toEqual({ current, longest });
});

test('over a leap day and the end of a year', () => {
  expect(streak(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01').current).toBe(3);
  expect(streak(['2025-12-31', '2026-01-01'], '2026-01-01').current).toBe(2);
});

test('it is what counting day by day gives', () => {
  const date = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 2, maxLength: 20 }), (earned) => {
      const today = earned.length - 1;
      let current = 0;
      for (let n = earned[today] ? today : today - 1; earned[n]; n--) current++;
      const runs = earned
        .map((e) => (e ? '1' : '0'))
        .join('')
        .split('0');
      const days = earned.flatMap((e, n) => (e ? [date(n)] : []));
      expect(streak(days, date(today))).toEqual({ current, longest: Math.max(...runs.map((run) => run.length)) });
    }),
  );
});
