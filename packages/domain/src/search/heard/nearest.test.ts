import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Letters, letterDistance, nearestTo } from './nearest.js';

/** In the middle of others, as in a lexicon. */
const lettersOf = (text: string): Letters => ({
  symbols: Uint16Array.from(`xy${text}z`, (letter) => letter.charCodeAt(0)),
  start: 2,
  end: 2 + text.length,
});

/** By the definition, without a limit. */
function plainly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const rest = plainly(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  return Math.min(rest, plainly(a.slice(1), b) + 1, plainly(a, b.slice(1)) + 1);
}

test('the distance is that of the definition, up to the limit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      expect(letterDistance(a, lettersOf(b), most)).toBe(Math.min(plainly(a, b), most + 1));
    }),
  );
});

test('the nearest are first, of equals the cheaper; what is too far is none', () => {
  const texts = ['posi', 'poki', 'sakana', 'pokusi', 'pot'];
  const each = (visit: (number: number, letters: Letters) => void) =>
    texts.forEach((text, index) => void visit(index, lettersOf(text)));
  expect(nearestTo('poksi', each, (number) => -number, 3)).toEqual([3, 1, 0]);
  expect(nearestTo('poksi', each, (number) => -number, 1)).toEqual([3]);
  expect(nearestTo('xyxyxyxy', each, () => 0, 3)).toEqual([]);
  expect(nearestTo('po', each, () => 0, 3)).toEqual([]);
});
