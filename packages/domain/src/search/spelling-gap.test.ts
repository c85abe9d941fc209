import { expect, test } from 'vitest';
import { spellingGap } from './spelling-gap.js';

// biome-ignore format: a table, to be read down
test.each([
  ['타베루',    '타베루',      0],
  ['코히',      '코-히-',      0],
  ['센세',      '센세이',      1],
  ['갓코오',    '갓코우',      0],
  ['코코',      '코우코우',    2],
  ['다베루',    '타베루',      1],
  ['이다이',    '이타이',      2],
  ['토모다찌',  '토모다치',    1],
  ['자마',      '쟈마',        1],
  ['각코',      '갓코우',      2],
  ['가꼬',      '갓코우',      3],
  ['가코',      '갓코우',      4],
  ['도쿄',      '도우쿄',      1],
  ['도쿄',      '톳쿄',        4],
  ['옹가쿠',    '온가쿠',      0],
])('%s is %s but for %i', (typed, pronounced, gap) => {
  expect(spellingGap(typed, pronounced)).toBe(gap);
});
