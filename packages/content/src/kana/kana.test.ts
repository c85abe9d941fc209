import { kanaChart, letterOf } from '@utarang/domain/kana';
import { expect, test } from 'vitest';
import { type KanaSet, kanaSets, loanExamples } from '../../data/kana.js';
import { shippedBook } from '../test/shipped.js';

const sets: readonly KanaSet[] = kanaSets;

test.each(sets)(
  '$id: letters of one script that are read differently, each with what to look at',
  ({ id, letters }) => {
    const known = letters.map(({ letter }) => letterOf(letter));
    expect(known).not.toContain(undefined);
    expect(new Set(known.map((letter) => letter?.script)).size).toBe(1);
    expect(new Set(known.map((letter) => letter?.kana.korean)).size).toBe(letters.length);
    expect(id).toBe(known.map((letter) => letter?.kana.id).join('-'));
    expect(new Set(letters.map(({ look }) => look)).size).toBe(letters.length);
  },
);

test('the pairs that the product promises are there', () => {
  const together = sets.map(({ letters }) => letters.map(({ letter }) => letter).join('/'));
  expect(together).toEqual(expect.arrayContaining(['シ/ツ', 'ソ/ン', 'ぬ/め', 'は/ほ', 'き/さ', 'わ/ね/れ']));
  expect(together).toEqual(expect.arrayContaining(['ウ/ワ', 'コ/ユ', 'ち/さ', 'い/り']));
});

test('each sound of loan words has an example wherever a word of the book has the sound', async () => {
  const book = await shippedBook();
  for (const { katakana } of kanaChart.filter(({ group }) => group === 'loan')) {
    const example = loanExamples[katakana];
    const isIn = (word: string) => new RegExp(`${katakana}(?![ァィェォュ])`, 'u').test(word);
    const inBook = book.filter(({ japaneseWord }) => isIn(japaneseWord));
    if (!example)
      expect(
        inBook.map(({ japaneseWord }) => japaneseWord),
        katakana,
      ).toEqual([]);
    else {
      const found = inBook.find(({ japaneseWord }) => japaneseWord === example.word);
      expect(found && [found.meaningKo, ...found.accept].join(', ').split(', '), katakana).toContain(example.meaning);
    }
  }
  expect(Object.keys(loanExamples).filter((letters) => !letterOf(letters))).toEqual([]);
});
