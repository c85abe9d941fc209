import type { ListedWord } from '@utarang/domain/word-list';

/** The reason for which a file cannot be read; each has a sentence in the messages (`takeAlongErr`). */
export type Refusal =
  | 'empty'
  | 'encoding'
  | 'noWords'
  | 'tooMany'
  | 'quotes'
  | 'tooManyColumns'
  | 'tooManyCells'
  | 'json'
  | 'archive'
  | 'archiveTooLarge'
  | 'unsupportedAnki'
  | 'noCollection'
  | 'tooHard';

/** A card of a deck: its fields, and its memory. */
export type DeckNote = {
  /** A stable id, by which a second import recognises the note. */
  readonly id: number;
  readonly guid: string;
  /** In the order of the fields of the deck. */
  readonly fields: readonly string[];
  readonly tags: readonly string[];
  /** Null for a word that was never answered. */
  readonly memory: {
    /** Due time in seconds. */
    readonly dueAt: number;
    readonly intervalDays: number;
    readonly reps: number;
    readonly lapses: number;
  } | null;
};

export type Deck = {
  readonly name: string;
  readonly fields: readonly string[];
  /** The sides of a card, as templates of Anki, and their style. */
  readonly front: string;
  readonly back: string;
  readonly css: string;
  readonly notes: readonly DeckNote[];
  /** The moment of the export in seconds, by which a second import recognises the newer note. */
  readonly now: number;
};

export type ToWorker =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly most: number }
  | { readonly kind: 'deck'; readonly deck: Deck };

export type FromWorker =
  | { readonly kind: 'words'; readonly words: readonly ListedWord[] }
  | { readonly kind: 'file'; readonly bytes: Uint8Array }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly error: string };

/** Thrown where a file cannot be read. The member who sent it is told the reason. */
export class UnreadableFile extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal);
  }
}
