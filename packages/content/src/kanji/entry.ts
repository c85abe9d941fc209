import type { JapaneseReadings } from '@utarang/domain/language';

/** A Jōyō kanji or a kanji of the book, with all its facts. */
export type KanjiEntry = JapaneseReadings & {
  readonly kanji: string;
  /** Its Korean names (배울 학), the usual one first. */
  readonly hunEum: readonly string[];
  /** Its Sino-Korean readings, the most likely first. */
  readonly eum: readonly string[];
  /** The form that Korean writes where Japanese has a newer one (學 for 学). */
  readonly oldForm: string | null;
  readonly strokes: number;
  /** The radical in the form that it has in the kanji, and the number of its class of 214. */
  readonly radical: { readonly number: number; readonly kanji: string; readonly name: string };
  /** Similar kanji, each with the difference. */
  readonly similar: readonly { readonly kanji: string; readonly difference: string }[];
  /** True for Jōyō kanji (2010). */
  readonly joyo: boolean;
  /** True where `strokes.tsv` has the order of its strokes. */
  readonly hasStrokeOrder: boolean;
};

/** A form of a radical: 水 and 氵 are two of number 85. */
export type Radical = {
  readonly number: number;
  readonly form: string;
  readonly strokes: number;
  readonly name: string;
};

export type KanjiBook = {
  readonly entries: readonly KanjiEntry[];
  readonly radicals: readonly Radical[];
  readonly of: (kanji: string) => KanjiEntry | null;
};
