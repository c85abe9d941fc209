import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalise } from '../language/index.js';
import { markWord } from './mark.js';
import { catalogue, disguised, mode } from './test/arbitraries.js';
import type { SearchableWord, SearchField } from './words.js';

const taberu: SearchableWord = {
  id: 1,
  japaneseWord: '食べる',
  hiragana: 'たべる',
  koreanPronunciation: '타베루',
  meaningKo: '먹다, 즐겨 먹다',
};
const marked = (word: SearchableWord, typed: string, by: 'pronunciation' | 'meaning' | 'all' = 'all') =>
  Object.entries(markWord(word, typed, by))
    .map(
      ([field, ranges]) =>
        `${field} ${ranges.map(([from, to]) => word[field as SearchField].slice(from, to)).join('/')}`,
    )
    .join('; ');

// biome-ignore format: a table, to be read down
test.each([
  // typed      mode             marked
  ['타베',      'pronunciation', 'koreanPronunciation 타베'],
  ['타베',      'meaning',       ''],
  ['먹다',      'meaning',       'meaningKo 먹다/먹다'],
  ['먹다',      'all',           'meaningKo 먹다/먹다'],
  ['べる',      'meaning',       'japaneseWord べる; hiragana べる'],
  ['食',        'pronunciation', 'japaneseWord 食'],
  [' 타베루 ',  'all',           'koreanPronunciation 타베루'],
  ['다,  즐겨', 'all',           'meaningKo 다, 즐겨'],
  ['음식',      'all',           ''],
  ['',          'all',           ''],
  ['\u200b',    'all',           ''],
  ['\ud842',    'all',           ''],
] as const)('%j by %s marks %s', (typed, by, expected) => {
  expect(marked(taberu, typed, by)).toBe(expected);
});

describe('in texts that are not in the normal form', () => {
  const meaning = (meaningKo: string): SearchableWord => ({ ...taberu, meaningKo });

  // biome-ignore format: a table, to be read down
  test.each([
    // meaning                        typed      marked
    ['먹다, 먹이다'.normalize('NFD'), '먹',      '먹/먹'.normalize('NFD')],
    ['가각'.normalize('NFD'),         '가',      '가'.normalize('NFD')],
    ['말\u3000\u200b하다',            '말 하다', '말\u3000\u200b하다'],
    ['\u00a0 먹다 \n',                '먹다',    '먹다'],
    ['CD, cd',                        'cD',      'CD/cd'],
    ['İ',                             'i\u0307', 'İ'],
    ['aaa',                           'aa',      'aa'],
    ['AAA',                           'aa',      'AA'],
  ])('%j, typed %j', (text, typed, expected) => {
    expect(marked(meaning(text), typed, 'meaning')).toBe(`meaningKo ${expected}`);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    // meaning      typed     why nothing is marked
    ['x\u0302',     'x',      'the letter has a mark that was not typed'],
    ['👩‍👩‍👧',          '👩',     'one picture made of several'],
    ['👍🏽',          '👍',     'a picture with a skin tone'],
    ['🇰🇷🇯🇵',          '🇷🇯',     'halves of two flags'],
    ['좋다\ud83d',  '\ud83d', 'half a surrogate pair is no text'],
  ])('%s, typed %s: %s', (text, typed) => {
    expect(markWord(meaning(text), typed, 'meaning')).toEqual({});
  });
});

test('every mark reads like the query, and marks go from left to right without overlap', () => {
  const found = catalogue.chain(({ words, query }) =>
    fc.record({
      word: fc.constantFrom({ ...taberu }, ...words).chain((word) =>
        fc.record({
          id: fc.constant(word.id),
          japaneseWord: disguised(word.japaneseWord),
          hiragana: disguised(word.hiragana),
          koreanPronunciation: disguised(word.koreanPronunciation),
          meaningKo: disguised(word.meaningKo),
        }),
      ),
      query: disguised(query),
    }),
  );
  fc.assert(
    fc.property(found, mode, ({ word, query }, by) => {
      for (const [field, ranges] of Object.entries(markWord(word, query, by))) {
        let last = 0;
        expect(ranges.length).toBeGreaterThan(0);
        for (const [from, to] of ranges) {
          expect(normalise(word[field as SearchField].slice(from, to))).toBe(normalise(query));
          expect(from).toBeGreaterThanOrEqual(last);
          last = to;
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('where each letter is a grapheme, every occurrence is marked, however the text is spelt', () => {
  const letters = fc.string({ unit: fc.constantFrom('가', '각', 'a', 'B', '食', ' '), maxLength: 12 });
  const spelt = fc.record({
    text: letters.chain(disguised),
    query: fc.string({ unit: fc.constantFrom('가', 'a', 'b', ' '), maxLength: 3 }),
  });
  fc.assert(
    fc.property(spelt, ({ text, query }) => {
      fc.pre(normalise(query) !== '');
      const { meaningKo: ranges = [] } = markWord({ ...taberu, meaningKo: text }, query, 'meaning');
      expect(ranges).toHaveLength(normalise(text).split(normalise(query)).length - 1);
    }),
    { numRuns: 1000 },
  );
});
