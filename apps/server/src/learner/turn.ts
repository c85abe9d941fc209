import { fail } from '@utarang/contract';
import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { createKeyedMutex } from '../lib/keyed-mutex.js';
import { lockMember } from './turn.repo.js';

/** A member whose study is locked until the transaction ends. */
export type Learner = {
  readonly memberId: number;
  readonly username: string;
  /** The time of the turn, read when it begins: turns and times have the same order. */
  readonly now: Date;
};

/**
 * Runs a member's turn: every change of a member's study happens in a transaction with a lock on the member's row.
 * Parallel answers of a member, in whichever process, follow each other, see the effects of those before, and so add up
 * to one total. Within a process they wait without a connection, so that no member takes all connections.
 */
export function createTurn({ orm, clock }: { readonly orm: Orm; readonly clock: Clock }) {
  const withLock = createKeyedMutex<number>();
  return <Result>(memberId: number, act: (tx: Orm, learner: Learner) => Promise<Result>): Promise<Result> =>
    withLock(memberId, () =>
      orm.transaction(async (tx) => {
        const member = await lockMember(tx, memberId);
        if (!member) return fail('login_required'); // the account was deleted meanwhile
        return act(tx, { memberId, username: member.username, now: clock.at(new Date(member.ms)) });
      }),
    );
}

export type Turn = ReturnType<typeof createTurn>;
