import { letterOf } from '@utarang/domain/kana';
import { expect, test } from 'vitest';
import { type KanaSet, kanaSets } from '../../data/kana.js';

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
});
