import { createHash } from 'node:crypto';
import { ApiError, type ErrorCode, fail } from '@utarang/contract';
import type { Orm } from '../db/orm.js';
import { writeTogether } from '../db/write-together.js';
import { deleteOtherAnswers, findAnswer, storeAnswer } from './once.repo.js';
import type { Learner, Turn } from './turn.js';

/** A call with its identity, so that it may be repeated when its answer was lost. */
export type KeyedCall = {
  /** The `Idempotency-Key`, if it has one. */
  readonly key: string | undefined;
  /** The call and its parameters. */
  readonly request: readonly (string | number)[];
};

/** The time for which answers to keys are stored (docs/product/http.md#repeated-calls). */
export const KEY_KNOWN_MS = 24 * 3_600_000;

/**
 * The time for which it is stored that a call was done, without its answer: a device may be without a network for
 * longer than a day (docs/product/http.md#repeated-calls).
 */
export const DONE_KNOWN_MS = 30 * 86_400_000;

/** The answer to a call of which only that it was done is stored. */
export const DONE = { done: true } as const;

/** The most stored keys of a member: the latest (docs/product/http.md#repeated-calls). */
export const KEYS_MAX = 1_000;

type Answer<Body> =
  | { readonly body: Body }
  | typeof DONE
  | { readonly refused: ErrorCode; readonly extra: ApiError['extra'] };

/**
 * Acts in the member's turn, once for each key. A repeated call with its key gets the first answer, even a refusal.
 * Concurrent calls take turns, so that the second finds the answer of the first. An act that refuses leaves nothing: it
 * runs in a savepoint, which its refusal rolls back. After `KEY_KNOWN_MS` what was done is not done again, and what was
 * refused is tried again.
 */
export const createOnce =
  (turn: Turn) =>
  async <Body>(
    memberId: number,
    { key, request }: KeyedCall,
    act: (tx: Orm, learner: Learner) => Promise<Body>,
  ): Promise<Body> => {
    if (key === undefined) return turn(memberId, act);
    const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
    const answer = await turn(memberId, async (tx, learner): Promise<Answer<Body>> => {
      const since = (ms: number) => new Date(learner.now.getTime() - ms);
      const stored = await findAnswer(tx, { memberId, key }, since(DONE_KNOWN_MS));
      if (stored && stored.requestHash !== requestHash) fail('idempotency_mismatch');
      const known = stored?.answer as Answer<Body> | undefined;
      if (known && stored && stored.createdAt > since(KEY_KNOWN_MS)) return known;
      if (known && !('refused' in known)) return DONE;
      const answer = await answerOf(() => tx.transaction((savepoint) => act(savepoint, learner)));
      await writeTogether(tx, [
        storeAnswer(tx, { memberId, key }, { requestHash, answer }, learner.now),
        deleteOtherAnswers(tx, { memberId, key }, KEYS_MAX - 1),
      ]);
      return answer;
    });
    if ('body' in answer) return answer.body;
    return 'done' in answer ? fail('already_done') : fail(answer.refused, answer.extra);
  };

export type Once = ReturnType<typeof createOnce>;

async function answerOf<Body>(act: () => Promise<Body>): Promise<Answer<Body>> {
  try {
    return { body: await act() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refused: error.code, extra: error.extra };
  }
}
