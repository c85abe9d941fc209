import { expect, test } from 'vitest';
import { spellingGap } from './spelling-gap.js';

// biome-ignore format: a table, to be read down
test.each([
  ['타베루',    '타베루',      0],
  ['코히',      '코-히-',      0],
  ['센세',      '센세이',      1],
  ['갓코오',    '갓코우',      0],
  ['코코',      '코우코우',    1],
  ['다베루',    '타베루',      1],
  ['이다이',    '이타이',      4],
  ['토모다찌',  '토모다치',    2],
  ['자마',      '쟈마',        2],
  ['각코',      '갓코우',      3],
  ['가꼬',      '갓코우',      5],
  ['가코',      '갓코우',      7],
  ['도쿄',      '도우쿄',      1],
  ['도쿄',      '톳쿄',        8],
  ['도쿄',      '토우쿄우',    1],
  ['도쿄우',    '토우쿄우',    3],
  ['오사카',    '오오사카',    1],
  ['교토',      '쿄우토',      1],
  ['옹가쿠',    '온가쿠',      0],
])('%s is %s but for %i', (typed, pronounced, gap) => {
  expect(spellingGap(typed, pronounced)).toBe(gap);
});
