import { morae } from './morae.js';

/** A mora with its pitch. */
export type PitchedMora = {
  readonly kana: string;
  readonly high: boolean;
  /** True if the pitch falls after it. */
  readonly falls: boolean;
};

/**
 * The height of each mora of a reading, by the mora after which the pitch falls (docs/product/words.md#pitch). Of the
 * first two morae one is high and the other low; from the second on all are high up to the fall. With 0 the pitch does
 * not fall, not even after the last mora.
 */
export function pitchOf(reading: string, accent: number): PitchedMora[] {
  return morae(reading).map((kana, i) => ({
    kana,
    high: accent === 1 ? i === 0 : i > 0 && (accent === 0 || i < accent),
    falls: i + 1 === accent,
  }));
}
