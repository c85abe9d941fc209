import { DEVICE_KNOWN_MS } from '@utarang/domain/account';
import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { deviceTokens, knownDevices as table, usernames } from '../db/schema.js';
import { newSessionToken, secretHash } from './secrets.js';

/** The most known devices of a member; the longest unused is forgotten first. */
const DEVICES_MAX = 20;

/**
 * The devices on which members have logged in before. Such a device has limits of its own, so that guesses from
 * elsewhere lock nobody out (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). It grants nothing: the
 * password is still required.
 */
export function createDevices(orm: Orm, clock: Clock) {
  const since = (now: Date) => gt(table.lastLoginAt, new Date(now.getTime() - DEVICE_KNOWN_MS));

  /** Members who have logged in in the browser with this token. */
  const withToken = (tx: Orm, token: string) =>
    tx
      .select({ memberId: deviceTokens.memberId, tokenHash: deviceTokens.tokenHash })
      .from(deviceTokens)
      .where(eq(deviceTokens.tokenHash, secretHash(token)));

  return {
    /**
     * The key by which the tries of this device are counted; null where the account with this name has never logged in
     * on it.
     */
    async find(usernameKey: string, token: string): Promise<string | null> {
      const [row] = await orm
        .select({ tokenHash: table.tokenHash })
        .from(usernames)
        .innerJoin(table, eq(table.memberId, usernames.memberId))
        .where(
          and(
            eq(usernames.usernameKey, usernameKey),
            eq(table.tokenHash, secretHash(token)),
            since(await clock.now(orm)),
          ),
        );
      return row?.tokenHash ?? null;
    },

    /**
     * Remembers that a member has logged in in a browser, and returns the cookie's new value. The earlier value is void
     * from then on, even for an attacker who put it there.
     */
    async remember(tx: Orm, memberId: number, token: string | null, now: Date): Promise<string> {
      const next = newSessionToken();
      const tokenHash = secretHash(next);
      if (token) {
        await tx
          .update(table)
          .set({ tokenHash })
          .where(sql`(${table.memberId}, ${table.tokenHash}) in ${withToken(tx, token)}`);
      }
      await tx
        .insert(table)
        .values({ memberId, tokenHash, lastLoginAt: now })
        .onConflictDoUpdate({ target: [table.memberId, table.tokenHash], set: { lastLoginAt: now } });
      const latest = tx
        .select({ tokenHash: table.tokenHash })
        .from(table)
        .where(eq(table.memberId, memberId))
        .orderBy(desc(table.lastLoginAt))
        .limit(DEVICES_MAX);
      await tx.delete(table).where(and(eq(table.memberId, memberId), notInArray(table.tokenHash, latest)));
      return next;
    },

    async forgetOthers(tx: Orm, memberId: number, token: string | null): Promise<void> {
      const others = token ? ne(table.tokenHash, secretHash(token)) : undefined;
      await tx.delete(table).where(and(eq(table.memberId, memberId), others));
    },

    /** Lists the times of the member's last log-in on each of them, the latest first. */
    list: (memberId: number) =>
      orm
        .select({ lastLoginAt: table.lastLoginAt })
        .from(table)
        .where(eq(table.memberId, memberId))
        .orderBy(desc(table.lastLoginAt)),
  };
}

export type Devices = ReturnType<typeof createDevices>;
