import type { QueryPersister } from '@tanstack/react-query';
import type { WordsPage } from '@utarang/contract';
import { createStore } from '../../lib/store.js';
import type { NewCall } from './waiting-calls.js';

/** A search among all words with the parameters of the address; `page` counts from 0. */
export type WordSearch = {
  readonly mode: string;
  readonly q: string;
  readonly exact: boolean;
  readonly page: number;
  readonly size: number;
};

/** A press of a star: `saved` is the state after it, `key` the idempotency key of the call. */
export type StarStep = { readonly wordId: number; readonly saved: boolean; readonly key: string };

/** The parts with which a device works without a network. */
export type Device = {
  /** The persister of queries: it answers from the store where the server does not. */
  readonly answer: QueryPersister<unknown, readonly unknown[]>;
  /** Searches the device's book where it is as new as the server's, or where there is no network. */
  readonly search: (search: WordSearch, ask: () => Promise<WordsPage>) => Promise<WordsPage>;
  /** Checks whether a word is shown from the book on the device alone, since the call for its page failed. */
  readonly isBrief: (wordId: number) => boolean;
  /** True once a search is answered without a call. */
  readonly answersAtOnce: () => boolean;
  /**
   * Queues the press of a star that failed with `error`; without an error, one that has to wait for an earlier one.
   * False where the caller has to send it, or to show the error.
   */
  readonly queueStar: (step: StarStep, error?: unknown) => Promise<boolean>;
  /** Queues a call of the member until there is a network; false where the device cannot store it. */
  readonly queueCall: (call: NewCall) => Promise<boolean>;
  /**
   * Clears the queue of the member. With `logOut` it first sends what it can, then logs out, then clears; without,
   * after the account was deleted, it clears at once.
   */
  readonly clear: (logOut?: () => Promise<unknown>) => Promise<void>;
};

/** The device's own parts: null until their code is loaded, and where the browser allows no service worker. */
export const device = createStore<Device | null>(null);
