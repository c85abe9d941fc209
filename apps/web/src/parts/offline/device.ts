import type { QueryPersister } from '@tanstack/react-query';
import type { WordsPage } from '@utarang/contract';
import { createStore } from '../../lib/store.js';
import type { WaitingCall } from './waiting.js';

/** A search among all words as the address has it; `page` counts from 0. */
export type WordSearch = {
  readonly mode: string;
  readonly q: string;
  readonly exact: boolean;
  readonly page: number;
  readonly size: number;
};

/** A word that is to be saved, or removed; `key` names the call. */
export type StarStep = { readonly wordId: number; readonly saved: boolean; readonly key: string };

/** The parts by which a device works without a network. */
export type Device = {
  /** Answers a query as the server does, and from what is kept where no answer comes. */
  readonly answer: QueryPersister<unknown, readonly unknown[]>;
  /** Searches in the device's book where that is as new as the server's, or no network is. */
  readonly search: (search: WordSearch, ask: () => Promise<WordsPage>) => Promise<WordsPage>;
  /** Checks whether of a word only what the book has is shown: no answer came for its page. */
  readonly isBrief: (wordId: number) => boolean;
  /** True once a search is answered without a call. */
  readonly answersAtOnce: () => boolean;
  /**
   * Keeps the step of a star that could not be sent, or without an error that is to wait behind an earlier one, and shows
   * it so; false where it is to be sent, or its failure to be said.
   */
  readonly keepStar: (step: StarStep, error?: unknown) => Promise<boolean>;
  /** Puts a call of the member's aside until there is a network; false where the device keeps nothing. */
  readonly wait: (call: WaitingCall) => Promise<boolean>;
  /**
   * Takes what waits off the device: with a log-out, before which what can be sent is sent, and only once that is done;
   * or at once, where the account is gone.
   */
  readonly leave: (logOut?: () => Promise<unknown>) => Promise<void>;
};

/** The device's own parts: null until their code is there, and where the browser allows no service worker. */
export const device = createStore<Device | null>(null);
