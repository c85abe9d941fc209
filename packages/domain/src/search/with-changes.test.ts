import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { withAcceptedAnswers } from './accepted-answers.js';
import { withKoreanForms } from './korean-forms.js';
import { createSearchIndex, type SearchIndex, type SearchOptions } from './search-index.js';
import { alikeCatalogue } from './test/alike.js';
import { catalogue, mode } from './test/arbitraries.js';
import { withChanges } from './with-changes.js';
import { withHeard } from './with-heard.js';
import type { SearchableWord } from './words.js';

const EVERYTHING = { offset: 0, limit: 1000 };

type BookWord = SearchableWord & { partsOfSpeech: string[]; level: string | null; accept: string[] };
const bookWord = (word: SearchableWord): BookWord => ({
  partsOfSpeech: ['noun'],
  level: 'N5',
  accept: [],
  ...word,
});
/** As the product searches all words. */
const indexOf = (words: readonly SearchableWord[]): SearchIndex => {
  const book = words.map(bookWord);
  return withHeard(withAcceptedAnswers(withKoreanForms(createSearchIndex(book), book), book), book, () => 0);
};

/** The book before and after a few changes, searched by segments. */
function segmented(before: readonly SearchableWord[], now: readonly SearchableWord[]): SearchIndex {
  const known = new Map(before.map((word) => [word.id, word]));
  const changed = now.filter((word) => known.get(word.id) !== word);
  const ids = new Set([...before.filter((word) => !now.includes(word)), ...changed].map(({ id }) => id));
  return withChanges({ base: { index: indexOf(before), words: before }, words: now, changed: ids, make: indexOf });
}

const found = (index: SearchIndex, words: readonly SearchableWord[], query: string, options?: SearchOptions) => {
  const { total, hits } = index.search(asSearched(query), 'all', EVERYTHING, options);
  return { total, ids: hits.map(({ row, rank, match }) => `${words[row]!.id} ${rank} ${match}`) };
};

const word = (id: number, japaneseWord: string, reading: string, hangul: string, meaningKo: string): BookWord =>
  bookWord({ id, japaneseWord, reading, koreanPronunciation: hangul, meaningKo });
const eat = { ...word(3, '食べる', 'たべる', '타베루', '먹다'), partsOfSpeech: ['verb-ru'] };
const drink = { ...word(2, '飲む', 'のむ', '노무', '마시다'), partsOfSpeech: ['verb-u'] };
const book = [eat, drink];

// biome-ignore format: a table, to be read down
test.each<[change: string, now: BookWord[], query: string, ids: number[]]>([
  ['an added word is found',                    [word(9, '山', 'やま', '야마', '산'), ...book],  '야마',     [9]],
  ['by another spelling, too',                  [word(9, '山', 'やま', '야마', '산'), ...book],  'yama',     [9]],
  ['a changed word is found by what it is now', [{ ...eat, meaningKo: '먹어 치우다' }, drink],   '치우다',   [3]],
  ['a word taken out is not found',             [drink],                                         '타베루',   []],
  ['nor by a form of it',                       [drink],                                         '타베타이', []],
  ['a form of a changed word finds it',         [{ ...eat, meaningKo: '들다' }, drink],          '타베타이', [3]],
  ['others are found as before',                [word(9, '山', 'やま', '야마', '산'), ...book],  '마시다',   [2]],
])('%s', (_, now, query, ids) => {
  const { hits } = segmented(book, now).search(asSearched(query), 'all', EVERYTHING);
  expect(hits.map(({ row }) => now[row]!.id)).toEqual(ids);
});

/** A book, some changes of it (words that it loses, gets and has otherwise), and a query. */
const edited = fc
  .oneof(catalogue, alikeCatalogue)
  .chain(({ words, query }) =>
    fc.record({
      query: fc.constant(query),
      words: fc.constant(words),
      kinds: fc.array(fc.constantFrom('same', 'same', 'added', 'gone', 'changed'), {
        minLength: words.length,
        maxLength: words.length,
      }),
    }),
  )
  .map(({ query, words, kinds }) => {
    const of = (...wanted: string[]) => words.filter((_, at) => wanted.includes(kinds[at]!));
    const other = (word: SearchableWord, at: number) => ({ ...words[(at + 1) % words.length]!, id: word.id });
    return {
      query,
      before: [...of('same', 'gone'), ...of('changed').map(other)],
      now: words.filter((_, at) => kinds[at] !== 'gone').sort((a, b) => b.id - a.id),
    };
  });

test('exact hits are those of an index built again, in their order, page by page', () => {
  fc.assert(
    fc.property(edited, mode, fc.nat(5), ({ before, now, query }, by, offset) => {
      const window = { offset, limit: 4 };
      const exact = { exactOnly: true };
      const [rebuilt, changed] = [indexOf(now), segmented(before, now)];
      expect(changed.search(asSearched(query), by, window, exact)).toEqual(
        rebuilt.search(asSearched(query), by, window, exact),
      );
    }),
    { numRuns: 60 },
  );
});

test('every exact hit of an index built again is found, where other spellings are searched as well', () => {
  fc.assert(
    fc.property(edited, ({ before, now, query }) => {
      fc.pre(before.every(({ id }) => now.some((word) => word.id === id)));
      const rebuilt = found(createSearchIndex(now), now, query);
      const ids = found(segmented(before, now), now, query).ids.map((hit) => hit.split(' ')[0]);
      const exact = rebuilt.ids.filter((hit) => hit.endsWith('exact'));
      fc.pre(exact.length > 0);
      for (const hit of exact) expect(ids).toContain(hit.split(' ')[0]);
    }),
    { numRuns: 30 },
  );
});
