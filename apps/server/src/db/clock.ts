import { sql } from 'drizzle-orm';
import type { Orm } from './orm.js';

export type Clock = {
  /** The time for all decisions: the database's, so that all processes agree. */
  now(db: Orm): Promise<Date>;
  /** The time of this machine's own clock, exact enough for the day. */
  today(): Date;
  /** Milliseconds by which a test moved the time; 0 otherwise. */
  shift(): number;
  /** The time for all decisions, from a time that a query of the caller has `read` from the database. */
  at(read: Date): Date;
};

/** The clock of the product. */
export const databaseClock = (): Clock => clockShiftedBy(() => 0);

/** A clock for tests, which can be moved forward. */
export function movableClock(): Clock & { moveTo(shiftMs: number): void } {
  let shiftMs = 0;
  return {
    ...clockShiftedBy(() => shiftMs),
    moveTo(ms) {
      shiftMs = ms;
    },
  };
}

function clockShiftedBy(shift: () => number): Clock {
  const shifted = (read: Date) => new Date(read.getTime() + shift());
  return {
    async now(db) {
      const { rows } = await db.execute<{ ms: string }>(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`);
      return shifted(new Date(Math.floor(Number(rows[0]?.ms))));
    },
    today: () => shifted(new Date()),
    shift,
    at: shifted,
  };
}
