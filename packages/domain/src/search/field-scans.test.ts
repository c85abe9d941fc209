import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asSearched } from '../language/index.js';
import { packBook } from './packed-book.js';
import { createHeardShelf } from './shelf.js';
import { packIndex, unpackIndex } from './stored-index.js';
import { alikeCatalogue } from './test/alike.js';
import { catalogue, disguised, mode } from './test/arbitraries.js';
import type { SearchableWord } from './words.js';

const WINDOW = { offset: 0, limit: 24 };
const MORE = { partsOfSpeech: ['noun'], level: 'N5', accept: [] };

/** Words of a book, without control characters, with wide blanks, and with notes that have what is searched. */
const bookOf = (words: readonly SearchableWord[]) =>
  words
    .map(({ forms = [], ...word }) => ({
      ...MORE,
      ...word,
      reading: word.reading || word.japaneseWord, // no word is without one
      koreanPronunciation: word.koreanPronunciation.replaceAll(' ', word.id % 2 === 0 ? ' ' : '\u3000'),
      forms: forms.map(({ written }, place) => {
        return {
          kind: 'also' as const,
          note: place % 2 === 0 ? word.meaningKo || '뜻' : null,
          // A spelling is stored without blanks around it.
          written: written.trim(),
        };
      }),
    }))
    .toSorted((a, b) => b.id - a.id);

type Book = ReturnType<typeof bookOf>;
/** The words of which the stored index was built: those of the book, or what they were before. */
const earlier = fc.constantFrom<((book: Book) => Book)[]>(
  (book) => book,
  (book) => book.slice(1),
  (book) => book.map((word) => ({ ...word, meaningKo: `${word.meaningKo}, 뜻` })),
  (book) => book.map((word) => ({ ...word, koreanPronunciation: '코노 히토', forms: [] })),
);
const window = fc.oneof(fc.constant(WINDOW), fc.record({ offset: fc.nat(6), limit: fc.integer({ min: 1, max: 9 }) }));
const partsMade = fc.constantFrom(0, 0, 0, 1, 3, 12);

test.each([
  ['words of few letters and pieces of them', catalogue],
  ['words that sound alike', alikeCatalogue],
] as const)(
  'in a packed book of which few parts or none are built, a query finds what it finds in the words: %s',
  (_, catalogues) => {
    const asked = (catalogues as fc.Arbitrary<{ words: SearchableWord[]; query: string }>).chain(({ words, query }) =>
      fc.record({ words: fc.constant(words), query: fc.oneof(fc.constant(query), disguised(query)) }),
    );
    fc.assert(
      fc.property(asked, mode, window, earlier, partsMade, ({ words, query }, searched, shown, before, count) => {
        const book = bookOf(words);
        const packed = packBook(book, () => 0);
        const stored = unpackIndex(packIndex(packBook(before(book), () => 0)).buffer, packed);
        expect(stored).not.toBeNull();
        const [made, scanned] = [createHeardShelf(book, () => 0), createHeardShelf(book, () => 0, stored!)];
        if (count > 0) for (const make of scanned.parts().slice(0, count)) make();
        const find = (shelf: typeof made) => {
          const { nearest, ...found } = shelf.search(asSearched(query), searched, shown);
          return { ...found, nearest: nearest?.() };
        };
        expect(find(scanned)).toEqual(find(made));
      }),
      { numRuns: 100 },
    );
  },
);

// biome-ignore format: a table, to be read down
test.each([
  // case                                      query      found
  ['a letter in another case',                 'cd',      [2]],
  ['a letter in two parts',                    '밥',      [1]],
  ['two blanks for one',                       '두 칸',   [2]],
  ['a blank that is none',                     '칸밥',    []],
  ['a phrase without its blank',               '코노히토', [3]],
  ['a phrase with it',                         '코노 히토', [3]],
  ['a phrase without a blank of another width', '시디',    [2]],
  ['a phrase with that blank',                 '시 디',   [2]],
  ['a further spelling',                       '御飯',    [1]],
  ['one in another case',                      'ｃｄ盤',  [2]],
  ['its kind, which is a digit',               '1',       []],
  ['its note',                                 '말투',    []],
  ['a reading that is the spelling',           'このひと', [3]],
])('%s', (_, query, found) => {
  const words = [
    { id: 3, japaneseWord: 'このひと', reading: 'このひと', koreanPronunciation: '코노 히토', meaningKo: '이 사람' },
    { id: 2, japaneseWord: 'CD', reading: 'シーディー', koreanPronunciation: '시\u3000디', meaningKo: '두  칸',
      forms: [{ kind: 'also' as const, note: null, written: 'ＣＤ盤' }] },
    { id: 1, japaneseWord: 'ご飯', reading: 'ごはん', koreanPronunciation: '고한', meaningKo: '\u1107\u1161\u11b8',
      forms: [{ kind: 'also' as const, note: '옛 말투', written: '御飯' }, { kind: 'rare' as const, note: null, written: '御ハン' }] },
  ];
  const packed = packBook(words.map((word) => ({ forms: [], ...MORE, level: 'N5', ...word })), () => 0);
  const shelf = createHeardShelf(words.map((word) => ({ forms: [], ...MORE, ...word })), () => 0, unpackIndex(packIndex(packed).buffer, packed)!);
  const { hits } = shelf.search(asSearched(query), 'all', WINDOW, { exactOnly: true });
  expect(hits.map(({ item }) => item.id)).toEqual(found);
});
