import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenKinds } from '../words/written-form.js';
import { type BookWord, bookColumns, packBook, unpackBook } from './packed-book.js';

/** A text of a word: no control character stands in one (docs/product/limits.md#text). */
const text = fc.string({ unit: 'grapheme' }).map((any) => any.replace(/\p{Cc}/gu, '') || '語');
const form = fc.record({ kind: fc.constantFrom(...writtenKinds), note: fc.option(text), written: text });
const word: fc.Arbitrary<BookWord> = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 }),
  japaneseWord: text,
  reading: text,
  koreanPronunciation: text,
  meaningKo: text,
  level: fc.constantFrom('N5', 'N1', null),
  partsOfSpeech: fc.array(fc.constantFrom('noun', 'adj-i'), { maxLength: 2 }),
  accept: fc.array(text, { maxLength: 3 }),
  forms: fc.array(form, { maxLength: 3 }),
  uses: fc.nat({ max: 99 }),
});

const packed = (words: readonly BookWord[]) => packBook(words, (of) => (of as BookWord).uses);

test('what is packed is unpacked as it was', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (words) => {
      const unpacked = unpackBook(packed(words));
      const fields = Object.keys(words[0] ?? {}) as (keyof BookWord)[];
      expect(unpacked.map((word) => Object.fromEntries(fields.map((name) => [name, word[name]])))).toEqual(words);
    }),
  );
});

test.each(bookColumns)('a book whose column %s was cut is refused', (name) => {
  const [one] = fc.sample(word, 1);
  const { count, columns } = packed([one!, { ...one!, id: 2 }]);
  const cut = { ...columns, [name]: columns[name].split('\n')[0]! };
  expect(() => unpackBook({ count, columns: cut })).toThrow('damaged');
});
