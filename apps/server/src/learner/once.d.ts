import type { Orm } from '../db/orm.js';
import type { Learner, Turn } from './turn.js';
/** A call with its identity, so that it may be repeated when its answer was lost. */
export type Keyed = {
    /** The `Idempotency-Key`, if it has one. */
    readonly key: string | undefined;
    /** The call and its parameters. */
    readonly request: readonly (string | number)[];
};
/** The time for which answers to keys are stored (docs/product/http.md#repeated-calls). */
export declare const KEY_KNOWN_MS: number;
/**
 * The time for which it is stored that a call was done, without its answer: a device may be without a network for
 * longer than a day (docs/product/http.md#repeated-calls).
 */
export declare const DONE_KNOWN_MS: number;
/** The answer to a call of which only that it was done is stored. */
export declare const DONE: {
    readonly done: true;
};
/** The most stored keys of a member: the latest (docs/product/http.md#repeated-calls). */
export declare const KEYS_MAX = 1000;
/**
 * Acts in the member's turn, once for each key. A repeated call with its key gets the first answer, even a refusal.
 * Concurrent calls take turns, so that the second finds the answer of the first. An act that refuses leaves nothing: it
 * runs in a savepoint, which its refusal rolls back. After `KEY_KNOWN_MS` what was done is not done again, and what was
 * refused is tried again.
 */
export declare const createOnce: (turn: Turn) => <Body>(memberId: number, { key, request }: Keyed, act: (tx: Orm, learner: Learner) => Promise<Body>) => Promise<Body>;
export type Once = ReturnType<typeof createOnce>;
