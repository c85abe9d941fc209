import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asSearched, normalise } from '../language/index.js';
import { GramIndex } from './gram-index.js';
import { createSearchIndex } from './search-index.js';
import { alikeCatalogue } from './test/alike.js';
import { catalogue, disguised, mode } from './test/arbitraries.js';
import { naiveSearch } from './test/oracle.js';
import { sample } from './test/sample.js';
import type { SearchableWord, SearchMode } from './words.js';

const EVERYTHING = { offset: 0, limit: 1000 };
const EXACT = { exactOnly: true };
const NOTHING = { total: 0, exact: 0, hits: [], interpretedAs: null };
const none: SearchableWord = { id: 1, japaneseWord: '', reading: '', koreanPronunciation: '', meaningKo: '' };

describe('real words', () => {
  const index = createSearchIndex(sample);

  // biome-ignore format: a table, to be read down
  test.each<[typed: string, mode: SearchMode, found: string]>([
    // typed         mode             words and their ranks, in order
    ['타베루',       'pronunciation', '食べる 0'],
    ['타베',         'pronunciation', '食べる 1, 食べ物 1'],
    ['베',           'pronunciation', '食べる 2.001, 食べ物 2.001'],
    ['먹다',         'pronunciation', ''],
    ['먹다',         'meaning',       '食べる 0.05, 飲む 2.06'],
    ['먹',           'all',           '食べる 1.05, 食べ物 2.054, 飲む 2.06'],
    ['있다',         'meaning',       'ある 0.05, いる 0.05'],
    ['하나',         'pronunciation', '花 0, 鼻 0, 話 1, 話す 1, 花火 1'],
    ['하나',         'all',           '花 0, 鼻 0, 話 1, 話す 1, 花火 1, 一つ 1.05'],
    ['이야기하다',   'all',           '話す 2.055'],
    ['食べる',       'all',           '食べる 0'],
    ['食べる',       'meaning',       '食べる 0'],
    ['食べ',         'pronunciation', '食べる 1, 食べ物 1'],
    ['はな',         'meaning',       '花 0, 鼻 0, 話 1, 話す 1, 花火 1'],
    ['ハナ',         'all',           ''],
    ['學校',         'all',           ''],
    ['コーヒー',     'all',           'コーヒー 0'],
    ['ー',           'all',           'コーヒー 2.001, CD 2.001, Tシャツ 2.002'],
    ['cd',           'all',           'CD 0'],
    ['CD',           'meaning',       'CD 2.054'],
    ['tシャツ',      'meaning',       'Tシャツ 0'],
    ['𠮟',           'all',           '𠮟る 1'],
    ['타ㅂ',         'all',           ''],
    ['(약을) 먹',    'meaning',       '飲む 2.055'],
    ['음식,  먹을',  'meaning',       '食べ物 1.05'],
    ['%',            'all',           ''],
    ['.*',           'all',           ''],
    ['타베루타베루', 'all',           ''],
  ])('%s by %s finds %s', (typed, by, found) => {
    const { total, hits, interpretedAs } = index.search(asSearched(typed), by, EVERYTHING, EXACT);
    const expected = found.split(', ').filter(Boolean);
    expect(hits.map(({ row, rank }) => `${sample[row]!.japaneseWord} ${rank}`)).toEqual(expected);
    expect(hits.every(({ match }) => match === 'exact')).toBe(true);
    expect({ total, interpretedAs }).toEqual({ total: expected.length, interpretedAs: null });
  });

  test.each(['', ' ', '\t\n', '\u3000', '\u200b', '\ufeff'])('a blank query (%j) finds nothing', (typed) => {
    expect(index.search(asSearched(typed), 'all', EVERYTHING)).toEqual(NOTHING);
  });
});

test.each(['\ud83d', '\udc4d', '좋\ud83d', '\udc4d\ud83d', '좋다 \ud83d', '\udc4d 좋다'])(
  'half a surrogate pair (%j) finds nothing, not even a text with that half',
  (typed) => {
    const index = createSearchIndex([{ ...none, meaningKo: '좋다 👍👍 좋다' }]);
    expect(index.search(asSearched(typed), 'meaning', EVERYTHING)).toEqual(NOTHING);
    expect(index.search(asSearched('👍'), 'meaning', EVERYTHING).total).toBe(1);
  },
);

test('an empty catalogue has no hits', () => {
  expect(createSearchIndex([]).search(asSearched('가'), 'all', EVERYTHING)).toEqual(NOTHING);
  expect(createSearchIndex([none]).search(asSearched('가나다'), 'all', EVERYTHING)).toEqual(NOTHING);
});

test('rows are told apart past 65,536, and refused past what the numbers hold', () => {
  const words = Array.from({ length: 65_538 }, (_, row) => ({
    ...none,
    id: row + 1,
    meaningKo: row % 2 ? '가나' : '다라마',
  }));
  const index = createSearchIndex(words);
  const rows = (typed: string) => {
    const { total, hits } = index.search(asSearched(typed), 'meaning', { offset: 32_767, limit: 9 });
    return [total, ...hits.map(({ row }) => row)];
  };
  expect(rows('가나')).toEqual([32_769, 3, 1]);
  expect(rows('다라마')).toEqual([32_769, 2, 0]);
  expect(() => new GramIndex(() => [], 1_500_000)).toThrow(RangeError);
});

test('positions past 999 rank alike, so that the higher id comes first', () => {
  const words = [1200, 999, 998].map((position, row) => ({
    ...none,
    id: 10 - row,
    meaningKo: `${'a'.repeat(position)}b`,
  }));
  const { hits } = createSearchIndex(words).search(asSearched('b'), 'meaning', EVERYTHING);
  expect(hits.map(({ row, rank }) => [row, rank])).toEqual([
    [2, 3.048],
    [0, 3.049],
    [1, 3.049],
  ]);
});

test('equal sums of position and penalty are equal ranks', () => {
  const words = [
    { ...none, id: 1, meaningKo: '가나다나' },
    { ...none, id: 2, koreanPronunciation: `${'가'.repeat(51)}나` },
  ];
  const { hits } = createSearchIndex(words).search(asSearched('나'), 'all', EVERYTHING);
  expect(hits.map(({ row, rank }) => [row, rank])).toEqual([
    [1, 2.051],
    [0, 2.051],
  ]);
});

test('Hangul and kana in one query are compared with the oracle, too', () => {
  const words = [
    { ...none, id: 1, reading: 'かか' },
    { ...none, id: 2, japaneseWord: '가か' },
  ];
  const { hits } = createSearchIndex(words).search(asSearched('가か'), 'all', EVERYTHING);
  const plain = ({ row, rank }: { row: number; rank: number }) => [row, rank];
  expect(hits.map(plain)).toEqual(naiveSearch(words, '가か', 'all').map(plain));
});

/** A property that fails may look for a smaller case for so long and no longer. */
const runs = (numRuns: number) => ({ numRuns, interruptAfterTimeLimit: 30_000 });

describe('properties', () => {
  const anyCatalogue = fc.oneof(catalogue, alikeCatalogue);

  test.each([
    ['exactly', true],
    ['in every tier', false],
  ])('total, order, rank and kind of match are those of the oracle, %s', (_, exactOnly) => {
    fc.assert(
      fc.property(anyCatalogue, mode, ({ words, query }, by) => {
        const expected = naiveSearch(words, query, by, exactOnly);
        const { total, hits } = createSearchIndex(words).search(asSearched(query), by, EVERYTHING, { exactOnly });
        const plain = ({ row, rank, match }: (typeof expected | typeof hits)[number]) => ({ row, rank, match });
        expect(hits.map(plain)).toEqual(expected.map(plain));
        expect(total).toBe(expected.length);
      }),
      runs(200),
    );
  });

  test('any window is that part of the oracle, and pages join without a gap', () => {
    fc.assert(
      fc.property(anyCatalogue, mode, fc.integer({ min: 1, max: 9 }), ({ words, query }, by, limit) => {
        const expected = naiveSearch(words, query, by).map(({ row }) => row);
        const index = createSearchIndex(words);
        const page = (offset: number) => index.search(asSearched(query), by, { offset, limit });
        const joined: number[] = [];
        for (let offset = 0; offset < expected.length + 2 * limit; offset += limit) {
          const { total, hits } = page(offset);
          expect(total).toBe(expected.length);
          joined.push(...hits.map(({ row }) => row));
        }
        expect(joined).toEqual(expected);
        expect(page(1e9).hits).toEqual([]);
      }),
      runs(100),
    );
  });

  test('neither the order of rows, NFD nor odd spaces change what is found', () => {
    const disguisedWord = (word: SearchableWord): fc.Arbitrary<SearchableWord> =>
      fc.record({
        id: fc.constant(word.id),
        japaneseWord: disguised(word.japaneseWord),
        reading: disguised(word.reading),
        koreanPronunciation: disguised(word.koreanPronunciation),
        meaningKo: disguised(word.meaningKo),
        forms: fc.tuple(...(word.forms ?? []).map(({ written }) => fc.record({ written: disguised(written) }))),
      });
    const twice = anyCatalogue.chain(({ words, query }) =>
      fc.record({
        words: fc.constant(words),
        query: fc.constant(query),
        others: fc
          .tuple(...words.map(disguisedWord))
          .chain((others) => fc.shuffledSubarray(others, { minLength: others.length })),
        asTyped: disguised(query),
      }),
    );
    fc.assert(
      fc.property(twice, mode, ({ words, query, others, asTyped }, by) => {
        const found = (among: readonly SearchableWord[], typed: string) => {
          const { hits, interpretedAs } = createSearchIndex(among).search(asSearched(typed), by, EVERYTHING);
          return [interpretedAs, ...hits.map(({ row, rank }) => [among[row]!.id, rank])];
        };
        expect(found(others, asTyped)).toEqual(found(words, query));
      }),
      runs(100),
    );
  });

  test('a longer query never finds more exactly', () => {
    fc.assert(
      fc.property(anyCatalogue, fc.nat(5), ({ words, query }, length) => {
        const longer = normalise(query);
        const shorter = normalise(longer.slice(0, 1 + length));
        fc.pre(shorter !== '' && shorter.isWellFormed() && longer.includes(shorter));
        const index = createSearchIndex(words);
        const total = (typed: string) => index.search(asSearched(typed), 'all', EVERYTHING, EXACT).total;
        expect(total(longer)).toBeLessThanOrEqual(total(shorter));
      }),
      runs(100),
    );
  });

  test('no query throws, and one that is no well-formed text finds nothing', () => {
    const index = createSearchIndex(sample);
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
        mode,
        (typed, by) => {
          const { total } = index.search(asSearched(typed), by, EVERYTHING);
          expect(total).toBe(naiveSearch(sample, typed, by).length);
          if (!typed.isWellFormed()) expect(total).toBe(0);
        },
      ),
      runs(200),
    );
  });
});
