import { fail } from '@utarang/contract';
import { sql } from 'drizzle-orm';
import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { createTurns } from '../lib/turns.js';

/** A member whose study nobody else changes until the transaction ends. */
export type Learner = {
  readonly memberId: number;
  readonly username: string;
  /** The time of the turn, read when it came: turns and times are in the same order. */
  readonly now: Date;
};

/**
 * Every change of a member's study happens in the member's turn: a transaction that holds the lock on the member's row.
 * Parallel answers of a member, in whichever process, follow each other, see what those before them did, and so add up
 * to one total. Within a process they wait without a connection, so that no member takes all connections.
 */
export function createTurn({ orm, clock }: { readonly orm: Orm; readonly clock: Clock }) {
  const inTurn = createTurns<number>();
  return <Result>(memberId: number, act: (tx: Orm, learner: Learner) => Promise<Result>): Promise<Result> =>
    inTurn(memberId, () =>
      orm.transaction(async (tx) => {
        const { rows } = await tx.execute<{ username: string; ms: string }>(lockOf(memberId));
        const [row] = rows;
        if (!row) return fail('login_required'); // the account was deleted meanwhile
        const now = clock.at(new Date(Math.floor(Number(row.ms))));
        return act(tx, { memberId, username: row.username, now });
      }),
    );
}

export type Turn = ReturnType<typeof createTurn>;

/** The clock is read once the lock is there: an inner query that is materialized ends before the outer one begins. */
const lockOf = (memberId: number) => sql`
  with member as materialized (select username from members where id = ${memberId} for no key update)
  select username, extract(epoch from clock_timestamp()) * 1000 as ms from member`;
