import fc from 'fast-check';
import { writingsOf } from '../../words/written-form.js';
import type { SearchableWord, SearchField, SearchMode } from '../words.js';
import { sample } from './sample.js';

export const mode = fc.constantFrom<SearchMode[]>('pronunciation', 'meaning', 'all');

/** Few letters, so that grams repeat in a word, fields tie and every kind of rank occurs. */
const alphabets = [
  ['가', '나'],
  ['가', '나', ' '],
  ['a', 'B', '\u0301'],
  ['か', '가', 'x'],
  ['学', '校', 'か'],
  ['𠮟', '👩‍👩‍👧', '타'],
] as const;

const lettersOf = (alphabet: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...alphabet), { maxLength, size: 'max' }).map((letters) => letters.join(''));

export const withIds = (fields: fc.Arbitrary<Omit<SearchableWord, 'id'>>, maxLength: number) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fields), {
      selector: ([id]) => id,
      maxLength,
      size: 'max',
    })
    .map((entries): SearchableWord[] => entries.map(([id, word]) => ({ id, ...word })));

/** A catalogue over one small alphabet and a query of the same letters. */
const smallAlphabet = fc.constantFrom(...alphabets).chain((alphabet) => {
  const text = lettersOf(alphabet, 8);
  const forms = fc.array(fc.record({ written: text }), { maxLength: 3 });
  const fields = fc.record({ japaneseWord: text, reading: text, koreanPronunciation: text, meaningKo: text, forms });
  return fc.record({ words: withIds(fields, 40), query: lettersOf(alphabet, 5) });
});

const values = (field: SearchField) => sample.map((word) => word[field]);

/**
 * Words put together from the parts of real ones, some hundreds of them, and a piece of one as the query. Not made
 * smaller when a property fails: with so many words it takes minutes, and small catalogues are in `smallAlphabet`.
 */
const realistic = fc.noShrink(
  withIds(
    fc.record({
      japaneseWord: fc.constantFrom(...values('japaneseWord')),
      reading: fc.constantFrom(...values('reading')),
      koreanPronunciation: fc
        .tuple(fc.constantFrom(...values('koreanPronunciation')), fc.constantFrom('', ...values('koreanPronunciation')))
        .map((parts) => parts.join('')),
      meaningKo: fc
        .uniqueArray(fc.constantFrom(...values('meaningKo')), { minLength: 1, maxLength: 3 })
        .map((senses) => senses.join(', ')),
      forms: fc.array(fc.record({ written: fc.constantFrom(...values('japaneseWord')) }), { maxLength: 2 }),
    }),
    250,
  ).chain((words) => fc.record({ words: fc.constant(words), query: pieceOf(words) })),
);

function pieceOf(words: readonly SearchableWord[]) {
  const texts = words.flatMap((word) => [
    ...writingsOf(word),
    ...[word.reading, word.koreanPronunciation, word.meaningKo],
  ]);
  return fc
    .record({ text: fc.constantFrom('', ...texts), from: fc.nat(12), length: fc.integer({ min: 1, max: 6 }) })
    .map(({ text, from, length }) => {
      const start = Math.min(from, Math.max(0, text.length - length));
      return text.slice(start, start + length);
    });
}

export const catalogue = fc.oneof(smallAlphabet, realistic);

const blanks = fc.stringMatching(/^[ \t\u00a0\u3000\u200b\u2060\ufeff]{0,3}$/);

/** A text that reads the same: in NFD, with odd spaces around it and for each space in it. */
export const disguised = (text: string): fc.Arbitrary<string> =>
  fc
    .record({ before: blanks, between: blanks, after: blanks, form: fc.constantFrom('NFC', 'NFD') })
    .map(({ before, between, after, form }) => before + text.replaceAll(' ', ` ${between}`).normalize(form) + after);
