import type { JapaneseReadings } from '../language/kanji/japanese-readings.js';

/** A kanji with the properties by which Korean learners confuse it: its look, its Japanese and its Korean sound. */
export type KinKanji = Pick<JapaneseReadings, 'on'> & {
  readonly kanji: string;
  /** Its Sino-Korean readings, the most likely first. */
  readonly eum: readonly string[];
  readonly strokes: number;
  /** The radical in its form in the kanji, and the number of its class. */
  readonly radical: { readonly number: number; readonly kanji: string };
};

/** The most strokes by which two similar kanji of one radical differ. */
const STROKES_APART = 3;

/** Single strokes, 八 and 口: parts that occur anywhere in a kanji, so that sharing one does not make two look alike. */
const SAYS_LITTLE: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 12, 30]);

/**
 * The number of ways in which one kanji may be confused with another: "the same radical, on or Korean reading"
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
