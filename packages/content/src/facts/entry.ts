import type { Origin, Register, RelatedKind, Transitivity } from '@utarang/contract';

/** The pitch accent of a word, and where the word comes from. */
export type AccentFact = {
  readonly wordId: number;
  /** The morae after which the pitch falls, the usual one first; 0: it does not fall. */
  readonly accent: readonly number[];
  readonly origin: Origin | null;
};

/** A band of a word by how early one needs it: 1 first, 5 last. */
export type BandFact = { readonly wordId: number; readonly band: number };

/** A fact about one word alone. */
export type WordFact = {
  readonly wordId: number;
  readonly transitivity: Transitivity | null;
  readonly register: Register | null;
  /** In one Korean sentence, where Koreans go wrong with the word. */
  readonly usage: string | null;
};

/** A link from one word to another. Each link has two rows, one for either direction. */
export type WordLink = {
  readonly kind: RelatedKind;
  readonly wordId: number;
  readonly otherId: number;
  /** In Korean, what parts the two. */
  readonly note: string;
};

/** The facts that a dictionary says of the words besides their meaning. */
export type WordFacts = {
  readonly accents: readonly AccentFact[];
  readonly bands: readonly BandFact[];
  readonly facts: readonly WordFact[];
  readonly links: readonly WordLink[];
};
