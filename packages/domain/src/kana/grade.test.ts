import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kanaChart, scriptsOf } from './chart.js';
import { gradeReading, letterOf } from './grade.js';
import { readingsOf } from './readings.js';

const at = (letter: string) => letterOf(letter)!;
const pair = [at('シ'), at('ツ')];

describe('docs/product/reference.md#kana-drill', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['ツ', '츠',      'right'],
    ['ツ', '쓰',      'right'],
    ['ツ', 'tsu',     'right'],
    ['ツ', 'TSU',     'right'],
    ['ツ', 'ｔｓｕ',  'right'],
    ['ツ', ' 츠. ',   'right'],
    ['ツ', 'つ',      'right'],
    ['ツ', 'ﾂ',       'right'],
    ['ツ', 'cm',      'right'],    // 츠 with the Latin layout on
    ['ツ', 'ㅅ녀',    'right'],    // tsu with the Korean one
    ['ン', 'ㄴ',      'right'],
    ['ん', "n'",      'right'],
    ['ツ', '',        'blank'],
    ['ツ', '  ',      'blank'],
    ['ツ', '?',       'blank'],
    ['ツ', '시',      'シ'],
    ['ツ', 'shi',     'シ'],
    ['シ', '츠',      'ツ'],
    ['ぬ', '메',      'め'],
    ['か', '가',      'が'],
    ['ジ', 'chi',     'チ'],
    ['ツ', '물',      null],
    ['ツ', 'xyz',     null],
    ['ツ', '츠츠',    null],
    ['ティ', '티',    'right'],
    ['ティ', 'ti',    'right'],
    ['ティ', '테',    'テ'],
    ['ウォ', '워',    'right'],
    ['ヴ', '부',      'ブ'],
    ['ね', 'so',      'そ'],       // not 내, which the same keys would write
  ] as const)('%s read as %j is %s', (letter, typed, expected) => {
    const verdict = gradeReading(at(letter), typed, pair);
    if (expected === 'right' || expected === 'blank') expect(verdict).toEqual({ is: expected });
    else expect(verdict).toEqual({ is: 'wrong', other: expected === null ? null : at(expected) });
  });

  test('of two letters that are read so, the one asked with it is named', () => {
    expect(gradeReading(at('シ'), '지', [at('シ'), at('ヂ')])).toEqual({ is: 'wrong', other: at('ヂ') });
    expect(gradeReading(at('シ'), '지', pair)).toEqual({ is: 'wrong', other: at('ジ') });
  });
});

test('every reading of every letter is right for it, whatever the case and the blanks around it', () => {
  const letters = kanaChart.flatMap((kana) => scriptsOf(kana).map((script) => at(kana[script])));
  fc.assert(
    fc.property(fc.constantFrom(...letters), fc.nat(30), fc.boolean(), (letter, n, loud) => {
      const readings = readingsOf(letter.kana);
      const reading = readings[n % readings.length]!;
      expect(gradeReading(letter, ` ${loud ? reading.toUpperCase() : reading} `)).toEqual({ is: 'right' });
    }),
  );
});

test('whatever is typed gets a verdict, and a letter that is named is read otherwise', () => {
  fc.assert(
    fc.property(fc.constantFrom('ツ', 'ん', 'じゃ'), fc.string({ unit: 'grapheme' }), (letter, typed) => {
      const verdict = gradeReading(at(letter), typed);
      if (verdict.is === 'wrong') expect(verdict.other?.letter).not.toBe(letter);
    }),
  );
});
