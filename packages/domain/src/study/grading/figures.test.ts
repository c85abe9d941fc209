import { describe, expect, test } from 'vitest';
import { otherNumerals, withOtherFigures, withoutThousands } from './figures.js';

// biome-ignore format: a table, to be read down
test.each([
  ['한 개',          ['1개']],
  ['아홉 개',        ['9개']],
  ['한 사람',        ['1사람', '1명', '한 명', '1인', '일 인']],
  ['한 잔',          ['1잔']],
  ['세 장',          ['3장', '석 장']],
  ['스무 살',        ['20살', '20세', '이십 세']],
  ['20살',           ['스무 살', '20세']],
  ['세 달',          ['석 달', '3달', '3개월', '삼 개월']],
  ['하루 세 번',     ['하루 3번', '하루 3회', '하루 삼 회', '1일 3회', '하루 세 차례']],
  ['하루 3번 드세요', ['하루 세 번 드세요', '하루 3회 드세요']],
  ['일주일 동안',    ['1주일 동안', '한 주 동안', '일 주일 동안', '1주 동안']],
  ['걸어서 오 분이에요', ['걸어서 5분이에요']],
  ['5분 전',         ['오 분 전']],
  ['두 분',          ['2분']],
  ['세 시 삼십 분',  ['3시 30분', '3시 삼십 분', '세 시 30분']],
  ['두 번째',        ['2번째']],
  ['천 엔짜리로',    ['1000엔짜리로']],
  ['이틀 동안',      ['2일 동안']],
  ['일박 더',        ['1박 더', '일 박 더']],
])('%s may be %s', (text, others) => {
  const ways = withOtherFigures(text);
  for (const other of others) expect(ways).toContain(other);
});

describe('another number or another counter is not among them', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['한 개',      ['2개', '한 명', '1명', '하나', '한 살']],
    ['세 번',      ['두 번', '삼 번', '4번']],
    ['한 시',      ['한 시간', '1시간']],
    ['한 시간',    ['한 시', '1시']],
    ['두 분',      ['이 분']],
    ['오 분',      ['다섯 분']],
    ['일주일',     ['이주일', '하루', '일 년']],
    ['삼 층',      ['세 층']],
  ])('%s', (text, others) => {
    const ways = withOtherFigures(text);
    for (const other of others) expect(ways).not.toContain(other);
  });

  test.each(['사회', '이분', '사명', '한국', '세상', '하루살이', '만나다', '백화점', '두 눈', '0시'])(
    '%s has no number',
    (text) => {
      expect(withOtherFigures(text)).toEqual([]);
    },
  );
});

// biome-ignore format: a table, to be read down
test.each([
  ['이백',  ['200', '2백']],
  ['일만',  ['만', '10000', '1만']],
  ['삼',    ['3']],
  ['이천',  ['2000', '2천']],
  ['하나',  ['1']],
  ['일곱',  ['7']],
  ['열두',  ['12']],
  ['세',    ['3']],
  ['몇',    []],
  ['영',    []],
  ['0',     []],
])('%s by itself may be %s', (text, others) => {
  expect(otherNumerals(text).sort()).toEqual([...others].sort());
});

// biome-ignore format: a table, to be read down
test.each([
  ['10,000',        '10000'],
  ['1,000,000',     '1000000'],
  ['1，000엔',      '1000엔'],
  ['1, 2',          '1, 2'],
  ['1,2',           '1,2'],
  ['1,0000',        '1,0000'],
  ['천, 1,000',     '천, 1000'],
])('%s without commas inside figures is %s', (text, plain) => {
  expect(withoutThousands(text)).toBe(plain);
});
