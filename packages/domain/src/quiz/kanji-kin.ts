import type { JapaneseReadings } from '../language/kanji/japanese-readings.js';

/** A kanji with what a Korean learner may confuse it by: its look, its sound in Japanese, its sound in Korean. */
export type KinKanji = Pick<JapaneseReadings, 'on'> & {
  readonly kanji: string;
  /** The readings in Korean, the likeliest first. */
  readonly eum: readonly string[];
  readonly strokes: number;
  /** The radical in the form that it has in the kanji, and the number of its class. */
  readonly radical: { readonly number: number; readonly kanji: string };
};

/** Strokes that two kanji of one radical may be apart to look alike. */
const STROKES_APART = 3;

/** Single strokes, 八 and 口: they stand in any place of a kanji, so that sharing one says little to the eye. */
const SAYS_LITTLE: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 12, 30]);

/**
 * Number of ways in which one kanji may be taken for another: "the same radical, on or Korean reading"
 * (docs/product/sentences.md#kinds-of-questions).
 */
export function kinship(one: KinKanji, other: KinKanji): number {
  const isOfOneForm =
    one.radical.kanji === other.radical.kanji &&
    !SAYS_LITTLE.has(one.radical.number) &&
    Math.abs(one.strokes - other.strokes) <= STROKES_APART;
  const isOfOneEum = one.eum[0] !== undefined && one.eum[0] === other.eum[0];
  const isOfOneOn = one.on.some((on) => other.on.includes(on));
  return [isOfOneForm, isOfOneEum, isOfOneOn].filter(Boolean).length;
}
