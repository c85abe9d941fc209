import { expect, test } from 'vitest';
import { choseong, isChoseong } from './choseong.js';
import { toNfc } from './normalise.js';

// biome-ignore format: a table, to be read down
test.each([
  // case                              text           initials
  ['of syllables',                     '타베루',      'ㄷㅂㄹ'],
  ['aspirated, tense and plain alike', '다떼따카끼쿠', 'ㄷㄷㄷㄱㄱㄱ'],
  ['of initials themselves',           'ㅌㅂㄹ',      'ㄷㅂㄹ'],
  ['of both mixed',                    '타ㅂㄹ',      'ㄷㅂㄹ'],
  ['finals do not count',              '갓코우',      'ㄱㄱㅇ'],
  ['nor does a final of two letters',  '칹',          'ㄱ'],
  ['but a joined pair of initials is two', 'ㄳㄶㅄ',  'ㄱㅅㄴㅎㅂㅅ'],
  ['in NFD alike',                     '타베루'.normalize('NFD'), 'ㄷㅂㄹ'],
  ['dashes and spaces are left out',   '코-히- 노',   'ㄱㅎㄴ'],
  ['so is other writing',              '食베루 a1',   'ㅂㄹ'],
  ['nothing is nothing',               '',            ''],
])('%s', (_, text, initials) => {
  expect(choseong(toNfc(text))).toBe(initials);
});

// biome-ignore format: a table, to be read down
test.each([
  ['ㅌㅂㄹ',  true],
  ['ㅌ',      true],
  ['ㅌ ㅂㄹ', true],
  ['ㄳ',      true],
  ['\u1110\u1107\u1105', true],
  ['타ㅂㄹ',  false],
  ['ㅌㅏ',    false],
  ['타베루'.normalize('NFD'), false],
  ['taberu',  false],
  [' ',       false],
  ['',        false],
])('%s is initials only: %s', (query, initials) => {
  expect(isChoseong(query)).toBe(initials);
});
