import { createStore } from '../../lib/store.js';

/** A write that could not be sent. `key` names it, so that it is done once however often it is sent. */
export type WaitingCall = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly key: string;
  readonly does: 'save' | 'unsave' | 'review' | 'love' | 'unlove' | 'text';
  /** The word of a star or an answer. */
  readonly wordId?: number;
  /** The thing of a heart, as `song 7`. */
  readonly heartOf?: string;
};

/** The same as it is kept: whose it is, and when it was made by the clock of the device, which decides nothing. */
export type Waiting = WaitingCall & { readonly member: string; readonly at: number };

/** The calls of this page's member that wait for a network, in the order in which they were made. */
export const waiting = createStore<readonly Waiting[]>([]);
