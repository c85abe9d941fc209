import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carriedOver } from './carried-over.js';

/** Lines are letters, and what is written to each is the same letter in the other case. */
const after = (before: string, edited: string) =>
  carriedOver(
    { lines: [...before], translation: [...before].map((line) => line.toUpperCase()), corrections: [], times: [] },
    [...edited],
  )
    .translation.map((line) => line ?? '-')
    .join('');

describe('"What was written to a line stays with it when the text around it is edited" (docs/product/songs.md#my-lyrics)', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['nothing changed',            'abc',   'abc',   'ABC'],
    ['a line before',              'abc',   'xabc',  '-ABC'],
    ['a line behind',              'abc',   'abcx',  'ABC-'],
    ['a line between',             'abc',   'axbc',  'A-BC'],
    ['a line taken out',           'abcd',  'acd',   'ACD'],
    ['a line changed',             'abc',   'axc',   'ABC'],
    ['two lines changed',          'abcd',  'axyd',  'ABCD'],
    ['two lines become one',       'abcd',  'axd',   'A-D'],
    ['lines in another order',     'ab',    'ba',    'B-'],
    ['a refrain that is repeated', 'aba',   'abab',  'ABA-'],
    ['all taken out',              'abc',   '',      ''],
    ['from nothing',               '',      'abc',   '---'],
    ['changed and put in',         'abcde', 'axcyde', 'ABC-DE'],
  ])('%s', (_, before, edited, expected) => {
    expect(after(before, edited)).toBe(expected);
  });

  test('every line has a place, and what is the same before and after keeps all', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, edited) => {
        const found = after(before.join(''), edited.join(''));
        expect(found).toHaveLength(edited.length);
        // No line's translation is given to two.
        const given = (letter: string) => [...found].filter((each) => each === letter.toUpperCase()).length;
        for (const letter of 'abcd')
          expect(given(letter)).toBeLessThanOrEqual(before.filter((l) => l === letter).length);
        if (before.join() === edited.join()) expect(found).toBe(before.join('').toUpperCase());
      }),
    );
  });

  test('more lines than are compared keep what is the same at both ends', () => {
    const lines = (from: string) => Array.from({ length: 3000 }, (_, index) => `${from}${index}`);
    const before = ['head', ...lines('a'), 'tail'];
    const { translation } = carriedOver({ lines: before, translation: before, corrections: [], times: [] }, [
      'head',
      ...lines('b'),
      'x',
      'tail',
    ]);
    expect([translation[0], translation[1], translation.at(-1)]).toEqual(['head', null, 'tail']);
  });
});

const said = { reading: 'ひらいて', meaningKo: null, wordId: null };
const placed = { line: 1, start: 2, end: 5, ...said };

// biome-ignore format: a table, to be read down
test.each([
  ['its line moved',               ['窓', '窓を開いて'],   ['花', '窓', '窓を開いて'], 2],
  ['what comes after it changed',  ['窓', '窓を開いて'],   ['窓', '窓を開いてみる'],   1],
  ['what comes before it changed', ['窓', '窓を開いて'],   ['窓', '戸も開いて'],       null],
  ['its line went',                ['窓', '窓を開いて'],   ['窓'],                     null],
])('a correction where %s', (_, lines, edited, line) => {
  const { corrections } = carriedOver({ lines, translation: [], corrections: [placed], times: [] }, edited);
  expect(corrections).toEqual(line === null ? [] : [{ ...placed, line }]);
});

test('the time of a line goes along with it', () => {
  const times = [{ startMs: 0, endMs: 900 }, null, { startMs: 2000, endMs: null }];
  const before = { lines: ['a', 'b', 'c'], translation: [], corrections: [], times };
  expect(carriedOver(before, ['x', 'a', 'b', 'c']).times).toEqual([null, ...times]);
  expect(carriedOver(before, ['a', 'y', 'c']).times).toEqual(times);
  expect(carriedOver(before, ['c']).times).toEqual([times[2]]);
});
