import type { Origin, Register, RelatedKind, Transitivity } from '@utarang/contract';

/** The pitch accent and the origin of a word. */
export type AccentFact = {
  readonly wordId: number;
  /** The morae after which the pitch falls, the usual one first; 0 means that it does not fall. */
  readonly accent: readonly number[];
  readonly origin: Origin | null;
};

/** A band of a word, by how early a learner needs it: 1 first, 5 last. */
export type BandFact = { readonly wordId: number; readonly band: number };

/** A fact about one word alone. */
export type WordFact = {
  readonly wordId: number;
  readonly transitivity: Transitivity | null;
  readonly register: Register | null;
  /** One Korean sentence on a typical mistake with the word. */
  readonly usage: string | null;
};

/** A link from one word to another. Each link has two rows, one for either direction. */
export type WordLink = {
  readonly kind: RelatedKind;
  readonly wordId: number;
  readonly otherId: number;
  /** The difference between the two, in Korean. */
  readonly note: string;
};

/** The facts of a dictionary about words, besides their meaning. */
export type WordFacts = {
  readonly accents: readonly AccentFact[];
  readonly bands: readonly BandFact[];
  readonly facts: readonly WordFact[];
  readonly links: readonly WordLink[];
};
