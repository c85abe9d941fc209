import { expect, test } from 'vitest';
import { verbOfNominal } from './nominalised.js';

// biome-ignore format: a table, to be read down
test.each([
  ['참음',           '참다'],
  ['도움',           '돕다'],
  ['남을 도움',      '남을 돕다'],
  ['손에 넣음',      '손에 넣다'],
  ['넘어짐',         '넘어지다'],
  ['보고 들음',      '보고 듣다'],
  ['크게 기뻐함',    '크게 기뻐하다'],
  ['일정함',         '일정하다'],
  ['망설임',         '망설이다'],
  ['주고받음',       '주고받다'],
  ['되돌아감',       '되돌아가다'],
  ['더위 먹음',      '더위 먹다'],
  ['말을 탐',        '말을 타다'],
  ['우뚝 솟음',      '우뚝 솟다'],
  ['깜빡 잊음',      '깜빡 잊다'],
  ['늦잠',           '늦잠을 자다'],
  ['쓴웃음',         '쓴웃음을 짓다'],
  ['멋쩍은 웃음',    '멋쩍은 웃음을 짓다'],
  ['울다가 웃음',    '울다가 웃다'],
  ['몸부림',         '몸부림을 치다'],
  // Nouns, which take 하다.
  ['녹음',           null],
  ['취임',           null],
  ['안심',           null],
  ['공부',           null],
  ['포함',           null],
  ['기침',           null],
  ['다짐',           null],
  ['뒷받침',         null],
  ['예감',           null],
  ['범람',           null],
  ['임상 시험',      null],
] as const)('of %s the verb is %s', (sense, verb) => {
  expect(verbOfNominal(sense)).toBe(verb);
});
