import { LISTED_MAX } from '@utarang/contract';
import { identityKey } from '@utarang/domain/account';
import { type AnyColumn, and, asc, count, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { members } from '../../db/schema.js';

const { id, username, name, role, createdAt, suspendedAt } = members;

/**
 * `identityKey` of a column. It names its collation: that of a database may know no case beyond ASCII, nor that ß has
 * two letters as a capital.
 */
const keyOf = (text: AnyColumn) => sql`normalize(upper(lower(normalize(${text}, nfkc) collate "und-x-icu")), nfc)`;

/** The condition that a username, an address or a name contains `q`; undefined where `q` is blank. */
function searchCondition(q: string) {
  const key = identityKey(q);
  const has = (text: ReturnType<typeof sql>) => sql`position(${key} in ${text}) > 0`;
  if (key === '') return undefined;
  return or(has(sql`${members.usernameKey}`), has(sql`${members.emailKey}`), has(keyOf(members.name)));
}

/** Finds accounts whose username, name or address contains `q`, the newest first, and counts them. */
export async function findMembers(db: Orm, q: string, page: number, size: number) {
  const listed = db
    .select({ id, username, name, role, createdAt, suspendedAt })
    .from(members)
    .where(searchCondition(q))
    .orderBy(desc(id))
    .limit(LISTED_MAX)
    .as('listed');
  const [total] = await db.select({ count: count() }).from(listed);
  const rows = await db
    .select()
    .from(listed)
    .orderBy(desc(listed.id))
    .limit(size)
    .offset(page * size);
  return { rows, total: total?.count ?? 0 };
}

/** Ids of the admins who can log in. Their rows stay locked until the transaction ends. */
export async function lockAdmins(tx: Orm): Promise<readonly number[]> {
  const rows = await tx
    .select({ id })
    .from(members)
    .where(and(eq(role, 'ROLE_ADMIN'), isNull(suspendedAt)))
    .orderBy(asc(id)) // always in the same order, so that no two transactions wait for each other
    .for('update');
  return rows.map((row) => row.id);
}

export async function setSuspended(tx: Orm, memberId: number, suspendedAt: Date | null): Promise<void> {
  await tx.update(members).set({ suspendedAt }).where(eq(id, memberId));
}
