import { isSessionAlive } from '@utarang/domain/account';
import { and, desc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { members, sessionTokens, sessions as table } from '../db/schema.js';
import { newSessionToken, secretHash } from './secrets.js';
import type { MemberViewer } from './viewer.js';

/** The interval at which a session in use is written to. */
const SEEN_MS = 60_000;

/** The most sessions of a member at once; the longest unused ends first (docs/product/accounts.md#sessions). */
export const SESSIONS_MAX = 50;

export type NewSession = {
  readonly memberId: number;
  readonly device: string | null;
  readonly temporaryHash: string | null;
};

const one = (memberId: number, id: number) => and(eq(table.memberId, memberId), eq(table.id, id));

const isOpenedBy = and(eq(table.memberId, sessionTokens.memberId), eq(table.id, sessionTokens.sessionId));

/** The sessions of all processes, in the database. */
export function createSessions(orm: Orm, clock: Clock) {
  return {
    /** Finds the member of the session of a cookie's value, or null. Counts as a use of it. */
    async find(token: string): Promise<MemberViewer | null> {
      const [row] = await orm
        .select({
          id: table.id,
          memberId: table.memberId,
          username: members.username,
          createdAt: table.createdAt,
          lastSeenAt: table.lastSeenAt,
          temporaryHash: table.temporaryHash,
          role: members.role,
          read: sql<string>`extract(epoch from clock_timestamp()) * 1000`,
        })
        .from(sessionTokens)
        .innerJoin(table, isOpenedBy)
        .innerJoin(members, eq(members.id, sessionTokens.memberId))
        .where(and(eq(sessionTokens.tokenHash, secretHash(token)), isNull(members.suspendedAt)));
      if (!row) return null;
      const now = clock.at(new Date(Number(row.read)));
      if (!isSessionAlive(row, now)) return null;
      if (now.getTime() - row.lastSeenAt.getTime() >= SEEN_MS) {
        await orm.update(table).set({ lastSeenAt: now }).where(one(row.memberId, row.id));
      }
      const { role, memberId, username, id, temporaryHash } = row;
      return { role, memberId, username, sessionId: id, temporaryHash };
    },

    /**
     * Begins a session and returns its cookie's value, which nobody has seen before. The member's row is locked, so
     * that two concurrent ones count each other.
     */
    async begin(tx: Orm, session: NewSession, now: Date): Promise<string> {
      const token = newSessionToken();
      await tx.insert(table).values({ ...session, tokenHash: secretHash(token), createdAt: now, lastSeenAt: now });
      const ofMember = eq(table.memberId, session.memberId);
      const latest = tx
        .select({ id: table.id })
        .from(table)
        .where(ofMember)
        .orderBy(desc(table.lastSeenAt), desc(table.id))
        .limit(SESSIONS_MAX);
      await tx.delete(table).where(and(ofMember, notInArray(table.id, latest)));
      return token;
    },

    /** Gives a session a new cookie value after its password was changed; it is an ordinary session from now on. */
    async renew(tx: Orm, { memberId, sessionId }: Pick<MemberViewer, 'memberId' | 'sessionId'>): Promise<string> {
      const token = newSessionToken();
      await tx
        .update(table)
        .set({ tokenHash: secretHash(token), temporaryHash: null })
        .where(one(memberId, sessionId));
      return token;
    },

    async end(db: Orm, token: string): Promise<void> {
      const opened = db
        .select({ memberId: sessionTokens.memberId, id: sessionTokens.sessionId })
        .from(sessionTokens)
        .where(eq(sessionTokens.tokenHash, secretHash(token)));
      await db.delete(table).where(sql`(${table.memberId}, ${table.id}) in ${opened}`);
    },

    /** Ends a session of the member; returns whether there was one. */
    async endOne(memberId: number, sessionId: number): Promise<boolean> {
      const { rowCount } = await orm.delete(table).where(one(memberId, sessionId));
      return rowCount === 1;
    },

    /** Ends every session of the member; returns how many there were, expired ones included. */
    async endAll(db: Orm, memberId: number): Promise<number> {
      const { rowCount } = await db.delete(table).where(eq(table.memberId, memberId));
      return rowCount ?? 0;
    },

    async endOthers(db: Orm, { memberId, sessionId }: Pick<MemberViewer, 'memberId' | 'sessionId'>): Promise<void> {
      await db.delete(table).where(and(eq(table.memberId, memberId), ne(table.id, sessionId)));
    },

    /** The member's sessions that have not expired, the latest used first. */
    async list(memberId: number) {
      const now = await clock.now(orm);
      const rows = await orm
        .select({ id: table.id, device: table.device, createdAt: table.createdAt, lastSeenAt: table.lastSeenAt })
        .from(table)
        .where(eq(table.memberId, memberId))
        .orderBy(desc(table.lastSeenAt), desc(table.id));
      return rows.filter((row) => isSessionAlive(row, now));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
