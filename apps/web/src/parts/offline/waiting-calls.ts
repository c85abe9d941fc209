import { createStore } from '../../lib/store.js';

/** A write that could not be sent. `key` is its idempotency key. */
export type NewCall = {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly key: string;
  readonly does: 'save' | 'unsave' | 'review' | 'love' | 'unlove' | 'text';
  /** The word of a star or an answer. */
  readonly wordId?: number;
  /** The target of a heart, as `song 7`. */
  readonly heartOf?: string;
};

/** A call in the queue, with its member. `at` is the device's time, for information only. */
export type QueuedCall = NewCall & { readonly member: string; readonly at: number };

/** The calls of this page's member that wait for a network, in the order in which they were made. */
export const waiting = createStore<readonly QueuedCall[]>([]);
