import type { QuizConditions } from '@utarang/contract';
import { expect, test } from 'vitest';
import { addressOf, choiceIn } from './address.js';

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
  ['',                          all,                { mode: 'jlpt', level: 'N3' }],
  ['',                          having('N5'),       { mode: 'jlpt', level: 'N5' }],
  ['',                          having('N5', 'N4'), { mode: 'jlpt', level: 'N4' }],
  ['',                          having(),           { mode: 'jlpt', level: 'N3' }],
  ['level=N1',                  all,                { mode: 'jlpt', level: 'N1' }],
  ['level=n5',                  all,                { mode: 'jlpt', level: 'N5' }],
  ['level=N1',                  having('N5'),       { mode: 'jlpt', level: 'N1' }],
  ['level=N9',                  all,                { mode: 'jlpt', level: 'N3' }],
  ['value=음식',                all,                { mode: 'field', value: '음식' }],
  ['value=%20음식%20',          all,                { mode: 'field', value: '음식' }],
  ['value=공항·여행&level=N1',  all,                { mode: 'field', value: '공항·여행' }],
  ['value=없는 상황',           all,                { mode: 'jlpt', level: 'N3' }],
])('?%s', (search, conditions, choice) => {
  expect(choiceIn(new URLSearchParams(search), conditions)).toEqual(choice);
});

test('an address leads back to its choice', () => {
  for (const choice of [
    { mode: 'jlpt', level: 'N2' },
    { mode: 'field', value: '공항·여행' },
  ] as const) {
    expect(choiceIn(new URL(addressOf(choice), 'http://utarang.test').searchParams, all)).toEqual(choice);
  }
});
