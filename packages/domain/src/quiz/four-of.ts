import { WRONG_OPTIONS } from './asks.js';

/** A word in pieces: each with its text there, and its possible wrong texts. */
export type VariedPiece = { readonly right: string; readonly variants: readonly string[] };

/**
 * Three wrong texts of a word in pieces. Where two pieces vary, each text is in half of the four options, as in かいしゃ,
 * がいしゃ, かいじゃ, がいじゃ: otherwise the right one would be the one that has most in common with the others. Null where there
 * are not three that `isRight` refuses.
 */
export function threeWrong(pieces: readonly VariedPiece[], isRight: (text: string) => boolean): string[] | null {
  const right = pieces.map((piece) => piece.right);
  const textWith = (changes: ReadonlyMap<number, string>) => right.map((each, i) => changes.get(i) ?? each).join('');
  const varied = pieces.flatMap(({ variants }, i) => (variants.length > 0 ? [i] : []));
  for (const [at, one] of varied.entries()) {
    for (const other of varied.slice(at + 1)) {
      for (const first of pieces[one]!.variants) {
        for (const second of pieces[other]!.variants) {
          const wrong = [
            [[one, first]],
            [[other, second]],
            [
              [one, first],
              [other, second],
            ],
          ].map((changes) => textWith(new Map(changes as [number, string][])));
          if (isThree(wrong, right.join('')) && !wrong.some(isRight)) return wrong;
        }
      }
    }
  }
  for (const i of varied) {
    const wrong = pieces[i]!.variants.map((variant) => textWith(new Map([[i, variant]]))).filter(
      (text) => !isRight(text),
    );
    const three = [...new Set(wrong)].filter((text) => text !== right.join('')).slice(0, WRONG_OPTIONS);
    if (three.length === WRONG_OPTIONS) return three;
  }
  return null;
}

const isThree = (wrong: readonly string[], right: string): boolean =>
  new Set([...wrong, right]).size === WRONG_OPTIONS + 1;
