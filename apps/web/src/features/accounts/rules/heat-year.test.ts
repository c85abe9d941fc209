import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { addDays, dayAfterKey, dayPointsText, lastDay, monthSpans, monthsOf, sumOf, weeksOf } from './heat-year.js';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const points = (n: number) => ({ points: n, wordPoints: n, quizPoints: 0 });

// biome-ignore format: a table, to be read down
test.each([
  // year  weeks  first column                                        months begin in the columns
  [2024,   53,    ['2024-01-01', '2024-01-02', '2024-01-07'],          [0, 4, 8, 13, 17, 21, 26, 30, 34, 39, 43, 47]],
  [2026,   53,    [null,         null,         '2026-01-04'],          [0, 4, 8, 13, 17, 22, 26, 30, 35, 39, 43, 48]],
  [2028,   53,    [null,         null,         '2028-01-02'],          [0, 5, 9, 13, 18, 22, 26, 31, 35, 39, 44, 48]],
  [2040,   54,    [null,         null,         '2040-01-01'],          [0, 5, 9, 13, 18, 22, 26, 31, 35, 40, 44, 48]],
] as const)('%i is %i weeks from Monday to Sunday', (year, count, [monday, tuesday, sunday], starts) => {
  const weeks = weeksOf(year);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks[0]?.[1], weeks[0]?.[6]]).toEqual([monday, tuesday, sunday]);
  let column = 0;
  const begins = monthSpans(weeks).map(({ columns }) => {
    const begin = column;
    column += columns;
    return begin;
  });
  expect(begins).toEqual(starts);
  expect(column).toBe(count);
});

// Zones whose summer time begins at midnight, where a local day can lack its first hour, and both ends of the date line.
const zones = ['Asia/Seoul', 'UTC', 'America/Los_Angeles', 'Africa/Cairo', 'America/Santiago', 'Pacific/Kiritimati'];

test.each(zones)('in %s the weeks hold each day of a year once, in order, on its weekday', (timeZone) => {
  process.env['TZ'] = timeZone;
  fc.assert(
    fc.property(fc.integer({ min: 2024, max: 2099 }), (year) => {
      const weeks = weeksOf(year);
      const days: string[] = [];
      for (let noon = Date.UTC(year, 0, 1, 12); new Date(noon).getUTCFullYear() === year; noon += 86_400_000) {
        days.push(new Date(noon).toISOString().slice(0, 10));
      }
      expect(weeks.flat().filter((day) => day !== null)).toEqual(days);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        week.forEach((day, index) => {
          if (day) expect((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7).toBe(index);
        });
      }
    }),
    { numRuns: 20 },
  );
});

// biome-ignore format: a table, to be read down
test.each([
  // key          from          to             (from 1 January to 21 November)
  ['ArrowUp',    '2026-11-21', '2026-11-20'],
  ['ArrowDown',  '2026-11-20', '2026-11-21'],
  ['ArrowDown',  '2026-11-21', '2026-11-21'],
  ['ArrowUp',    '2026-01-01', '2026-01-01'],
  ['ArrowUp',    '2026-03-01', '2026-02-28'],
  ['ArrowLeft',  '2026-11-21', '2026-11-14'],
  ['ArrowRight', '2026-11-14', '2026-11-21'],
  ['ArrowRight', '2026-11-15', '2026-11-15'],
  ['ArrowLeft',  '2026-01-07', '2026-01-07'],
  ['ArrowLeft',  '2026-01-08', '2026-01-01'],
  ['Home',       '2026-11-21', '2026-01-01'],
  ['End',        '2026-03-04', '2026-11-21'],
  ['PageUp',     '2026-11-21', '2026-10-24'],
  ['PageDown',   '2026-10-24', '2026-11-21'],
  ['Enter',      '2026-10-24', null],
  ['constructor', '2026-10-24', null],
] as const)('%s on %s leads to %s', (key, from, to) => {
  expect(dayAfterKey(key, from, '2026-01-01', '2026-11-21')).toBe(to);
});

// biome-ignore format: a table, to be read down
test.each([
  [2025, '2026-11-21', {},                            '2025-12-31'],
  [2026, '2026-11-21', {},                            '2026-11-21'],
  [2026, '2026-11-21', { '2026-11-20': points(3) },   '2026-11-21'],
  [2026, '2026-11-21', { '2026-11-22': points(3) },   '2026-11-22'], // the browser's clock is behind
  [2024, '2026-11-21', { '2024-02-29': points(3) },   '2024-12-31'],
])('the last day of %i that has come, on %s with %j, is %s', (year, today, days, last) => {
  expect(lastDay(year, today, days)).toBe(last);
});

test('a day says its date and its points', () => {
  expect(dayPointsText('2026-01-05', { points: 1214, wordPoints: 1209, quizPoints: 5 })).toBe(
    '1월 5일 1,214점 (단어 1,209점, 문장 5점)',
  );
});

test('days over the end of months and years', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
    '2028-02-29',
    '2026-03-01',
    '2025-12-31',
  ]);
});

test('days with points by month, whatever their order', () => {
  const days = { '2026-11-02': points(2), '2026-01-31': points(4), '2026-11-01': points(1) };
  expect(monthsOf(days).map(({ month, days }) => [month, days.map(([day]) => day)])).toEqual([
    [1, ['2026-01-31']],
    [11, ['2026-11-01', '2026-11-02']],
  ]);
  expect(sumOf(Object.values(days))).toBe(7);
});
