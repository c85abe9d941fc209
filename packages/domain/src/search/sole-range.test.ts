import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldKey, foldQuery, toNfc } from '../language/index.js';
import { graphemeBounds } from './graphemes.js';
import { keyOfPart, mayKeyBegin } from './key-of-part.js';
import { memoizeTexts } from './memoize-texts.js';
import { soleRange } from './sole-range.js';

const BY_KEY = { read: keyOfPart, mayBegin: mayKeyBegin };

/** Kana of every row, small ones, dashes, syllables, kanji and letters, as texts of words mix them. */
const unit = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...'あいうえおかきがしすざたちつってとどなにぬのはひふへぶぽまみむめもやゆよらりるれろわをんヴウチテフ',
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...'ぁぃぅぇぉゃゅょっァィェャョッー') },
  { weight: 4, arbitrary: fc.constantFrom(...'가까마시타투츠후화위웨야여예외은음응잇갓각알빌쿠스즈쟈코우') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...'食人々aktBT-~・ 2', '\u3099', 'か\u3099', '가'.normalize('NFD'), '👍🏽'),
  },
);
const text = fc.string({ unit, maxLength: 10 });

describe('what a key stands for in a text', () => {
  test('is the same whether places are left out beforehand or each of them is read', () => {
    const part = fc.tuple(text, fc.nat(9), fc.integer({ min: 1, max: 5 }));
    fc.assert(
      fc.property(part, text, ([whole, from, length], other) => {
        for (const query of [whole.slice(from, from + length), other]) {
          for (const key of foldQuery(toNfc(query))) {
            expect(soleRange(whole, { text: key }, BY_KEY), key).toEqual(
              soleRange(whole, { text: key }, { read: foldKey }),
            );
          }
        }
      }),
      { numRuns: 3000, interruptAfterTimeLimit: 30_000 },
    );
  });

  test('is looked for only where it may begin', () => {
    const parts: string[] = [];
    const read = (part: string) => {
      parts.push(part);
      return foldKey(part);
    };
    soleRange('あけましておめでとうございます', { text: 'masit' }, { ...BY_KEY, read });
    expect(parts.map((part) => part.slice(0, 4))).toEqual([
      'あけまし',
      'あけまし',
      'ましてお',
      'ま',
      'まし',
      'まして',
      'おめでと',
      'めでとう',
      'うござい',
      'います',
      'ます',
      '',
    ]);
  });
});

test('the bounds of a plain text are those that Unicode has', () => {
  const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (any) => {
      expect(graphemeBounds(any)).toEqual([...Array.from(segmenter.segment(any), ({ index }) => index), any.length]);
    }),
    { numRuns: 2000 },
  );
});

test('what was asked lately is not read again, and what was asked long ago is forgotten', () => {
  const read: string[] = [];
  const upper = memoizeTexts((asked) => {
    read.push(asked);
    return asked.toUpperCase();
  }, 2);
  expect(['a', 'a', 'b', 'a', 'c', 'b', 'd', 'e', 'b', 'a'].map(upper).join('')).toBe('AABACBDEBA');
  expect(read.join('')).toBe('abcdea');
});
