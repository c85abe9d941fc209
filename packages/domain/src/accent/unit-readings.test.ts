import { expect, test } from 'vitest';
import { unitReadings } from './unit-readings.js';

// biome-ignore format: a table, to be read down
test.each([
  ['きになる',               '키니 나루',                         'きに なる'],
  ['たべる',                 '타베루',                            'たべる'],
  ['ほんじつはよろしくおねがいいたします', '혼지츠와 요로시쿠 오네가이 이타시마스', 'ほんじつは よろしく おねがい いたします'],
  ['ちょっとたかいです',     '춋토 타카이데스',                   'ちょっと たかいです'],
  ['レジをおねがいします',   '레지오 오네가이시마스',             'レジを おねがいします'],
  ['シャンプーをください',   '샨푸-오 쿠다사이',                  'シャンプーを ください'],
  // it does not fit: the whole
  ['きになる',               '키 니 나 루 루',                    'きになる'],
])('%s, said %s, is %s', (reading, said, units) => {
  expect(unitReadings(reading, said).join(' ')).toBe(units);
});
