import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nativeAlone, nativeBefore, nativeValue, sino, sinoValue } from './numbers.js';

// biome-ignore format: a table, to be read down
test.each([
  [1,      '한',     '하나',     '일'],
  [3,      '세',     '셋',       '삼'],
  [10,     '열',     '열',       '십'],
  [12,     '열두',   '열둘',     '십이'],
  [20,     '스무',   '스물',     '이십'],
  [21,     '스물한', '스물하나', '이십일'],
  [99,     '아흔아홉', '아흔아홉', '구십구'],
  [100,    null,     null,       '백'],
  [1500,   null,     null,       '천오백'],
  [10_000, null,     null,       '만'],
  [25_000, null,     null,       '이만오천'],
  [100_000_000, null, null,      '일억'],
  [0,      null,     null,       null],
  [1.5,    null,     null,       null],
])('%d is %s, %s and %s', (value, before, alone, sinoKorean) => {
  expect([nativeBefore(value), nativeAlone(value), sino(value)]).toEqual([before, alone, sinoKorean]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['15', 15], ['십오', 15], ['일만', 10_000], ['1만', 10_000], ['만', 10_000], ['1,500', 1500], ['3천', 3000], ['2만5천', 25_000],
  ['일백', 100], ['', null], ['0', 0], ['십십', null], ['세', null], ['백만', 1_000_000], ['십1', 11], ['오일십', null], ['가', null],
])('%s is %s', (text, value) => {
  expect(sinoValue(text)).toBe(value);
});

test.each([
  ['석', 3],
  ['넉', 4],
  ['서', 3],
  ['사', null],
])('%s is %s in native words', (text, value) => {
  expect(nativeValue(text)).toBe(value);
});

test('each number is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (value) => {
      expect(sinoValue(sino(value)!)).toBe(value);
      expect(sinoValue(String(value))).toBe(value);
    }),
  );
  for (let value = 1; value < 100; value++) {
    expect([nativeValue(nativeBefore(value)!), nativeValue(nativeAlone(value)!)]).toEqual([value, value]);
  }
});
