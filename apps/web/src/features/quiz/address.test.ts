import type { QuizConditions } from '@utarang/contract';
import { expect, test } from 'vitest';
import { addressOf, choiceIn, unknownAsk } from './address.js';

const having = (...levels: QuizConditions['levels'][number]['level'][]): QuizConditions => ({
  levels: levels.map((level) => ({ level, count: 3 })),
  fields: [
    { value: '음식', count: 2 },
    { value: '공항·여행', count: 2 },
  ],
});
const all = having('N5', 'N4', 'N3', 'N2', 'N1');

// biome-ignore format: a table, to be read down
test.each([
  ['',                          all,                { mode: 'jlpt', level: 'N3', ask: 'blank' }],
  ['',                          having('N5'),       { mode: 'jlpt', level: 'N5', ask: 'blank' }],
  ['',                          having('N5', 'N4'), { mode: 'jlpt', level: 'N4', ask: 'blank' }],
  ['',                          having(),           { mode: 'jlpt', level: 'N3', ask: 'blank' }],
  ['level=N1',                  all,                { mode: 'jlpt', level: 'N1', ask: 'blank' }],
  ['level=n5',                  all,                { mode: 'jlpt', level: 'N5', ask: 'blank' }],
  ['level=N1',                  having('N5'),       { mode: 'jlpt', level: 'N1', ask: 'blank' }],
  ['level=N9',                  all,                { mode: 'jlpt', level: 'N3', ask: 'blank' }],
  ['value=음식',                all,                { mode: 'field', value: '음식', ask: 'blank' }],
  ['value=%20음식%20',          all,                { mode: 'field', value: '음식', ask: 'blank' }],
  ['value=공항·여행&level=N1',  all,                { mode: 'field', value: '공항·여행', ask: 'blank' }],
  ['level=N2&ask=reading',      all,                { mode: 'jlpt', level: 'N2', ask: 'reading' }],
  ['ask=usage',                 all,                { mode: 'jlpt', level: 'N3', ask: 'usage' }],
  ['ask=Reading',               all,                { mode: 'jlpt', level: 'N3', ask: 'reading' }],
  ['ask=nothing',               all,                { mode: 'jlpt', level: 'N3', ask: 'blank' }],
  ['value=없는 상황',           all,                { mode: 'jlpt', level: 'N3', ask: 'blank' }],
])('?%s', (search, conditions, choice) => {
  expect(choiceIn(new URLSearchParams(search), conditions)).toEqual(choice);
});

// biome-ignore format: a table, to be read down
test.each([
  ['',             null], ['ask=',         null], ['ask=blank',    null], ['ask=READING',  null],
  ['ask=nothing',  'nothing'], ['ask=%20x%20', 'x'], ['ask=__proto__', '__proto__'], ['level=N9', null],
])('?%s asks for %s, which does not exist', (search, unknown) => {
  expect(unknownAsk(new URLSearchParams(search))).toBe(unknown);
});

test('an address leads back to its choice', () => {
  for (const choice of [
    { mode: 'jlpt', level: 'N2', ask: 'blank' },
    { mode: 'field', value: '공항·여행', ask: 'writing' },
  ] as const) {
    expect(choiceIn(new URL(addressOf(choice), 'http://utarang.test').searchParams, all)).toEqual(choice);
  }
});
