import { and, asc, desc, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { reminderDevices as devices, pushEndpoints, reminders as table } from '../../db/schema.js';
import type { Subscription } from '../../push/transport.js';

/** The day of a member who was never reminded: before all days. */
const NEVER = '1970-01-01';

type Session = { readonly memberId: number; readonly sessionId: number };

/** The hour that a member chose, or null; and whether the device of a session is reminded. */
export async function reminderOf(db: Orm, { memberId, sessionId }: Session) {
  const [hours] = await db.select({ hour: table.hour }).from(table).where(eq(table.memberId, memberId));
  const mine = await db.select({ sessionId: devices.sessionId }).from(devices).where(eq(devices.memberId, memberId));
  return { hour: hours?.hour ?? null, isOn: mine.some((device) => device.sessionId === sessionId) };
}

/** Saves the hour. The day that was claimed last stays, so that a changed hour does not remind anybody twice. */
export async function saveHour(tx: Orm, memberId: number, hour: number): Promise<void> {
  await tx
    .insert(table)
    .values({ memberId, hour, doneOn: NEVER })
    .onConflictDoUpdate({ target: table.memberId, set: { hour } });
}

/**
 * Saves the subscription of a device, in place of an earlier one, even of another member; the latest `most` of a member
 * stay. Call it in the member's turn.
 */
export async function saveDevice(
  tx: Orm,
  { memberId, sessionId }: Session,
  { endpoint, p256dh, auth }: Subscription,
  now: Date,
  most: number,
): Promise<void> {
  await claimEndpoint(tx, memberId, endpoint);
  const ofSession = and(eq(devices.memberId, memberId), eq(devices.sessionId, sessionId));
  await tx.delete(devices).where(and(ofSession, ne(devices.endpoint, endpoint)));
  const row = { sessionId, p256dh, auth, createdAt: now };
  await tx
    .insert(devices)
    .values({ memberId, endpoint, ...row })
    .onConflictDoUpdate({ target: [devices.memberId, devices.endpoint], set: row });
  const latest = tx
    .select({ sessionId: devices.sessionId })
    .from(devices)
    .where(eq(devices.memberId, memberId))
    .orderBy(desc(devices.createdAt), desc(devices.sessionId))
    .limit(most);
  await tx.delete(devices).where(and(eq(devices.memberId, memberId), notInArray(devices.sessionId, latest)));
}

/**
 * Claims an endpoint from the member who has it: the row of the directory is locked, so that two concurrent calls wait
 * for each other.
 */
async function claimEndpoint(tx: Orm, memberId: number, endpoint: string): Promise<void> {
  const [earlier] = await tx
    .insert(pushEndpoints)
    .values({ endpoint, memberId })
    .onConflictDoUpdate({ target: pushEndpoints.endpoint, set: { endpoint } })
    .returning({ memberId: pushEndpoints.memberId });
  if (!earlier || earlier.memberId === memberId) return;
  await tx.update(pushEndpoints).set({ memberId }).where(eq(pushEndpoints.endpoint, endpoint));
  await removeSubscription(tx, earlier.memberId, endpoint);
}

export async function removeDevice(db: Orm, { memberId, sessionId }: Session): Promise<void> {
  await db.delete(devices).where(and(eq(devices.memberId, memberId), eq(devices.sessionId, sessionId)));
}

/** Removes a subscription that its push service has ended; a newer one in its place stays. */
export async function removeSubscription(db: Orm, memberId: number, endpoint: string): Promise<void> {
  await db.delete(devices).where(and(eq(devices.memberId, memberId), eq(devices.endpoint, endpoint)));
}

export const devicesOf = (db: Orm, memberId: number): Promise<(Subscription & { createdAt: Date })[]> =>
  db
    .select({
      endpoint: devices.endpoint,
      p256dh: devices.p256dh,
      auth: devices.auth,
      createdAt: devices.createdAt,
    })
    .from(devices)
    .where(eq(devices.memberId, memberId))
    .orderBy(asc(devices.createdAt));

/**
 * Claims members whose hour has come and who have a device, so that no other process reminds them today. A member who
 * chose an hour that is already past today is reminded from tomorrow: each choice of an hour saves the device again. A
 * day after tomorrow was written by a clock that was ahead.
 */
export async function claimReminders(
  db: Orm,
  today: string,
  hours: readonly number[],
  most: number,
): Promise<number[]> {
  const isOpen = or(sql`${table.doneOn} < ${today}::date`, sql`${table.doneOn} > ${today}::date + 1`);
  const ofMember = sql`select from ${devices} where ${devices.memberId} = ${table.memberId}`;
  const since = sql`(${today}::date + make_interval(hours => ${table.hour})) at time zone 'Asia/Seoul'`;
  const due = db
    .select({ memberId: table.memberId })
    .from(table)
    .where(
      and(
        sql`${table.hour} in (${sql.join([...hours], sql`, `)})`,
        isOpen,
        sql`exists (${ofMember})`,
        sql`not exists (${ofMember} and ${devices.createdAt} >= ${since})`,
      ),
    )
    .orderBy(asc(table.memberId))
    .limit(most)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(table)
    .set({ doneOn: today })
    .where(sql`${table.memberId} in ${due}`)
    .returning({ memberId: table.memberId });
  return claimed.map(({ memberId }) => memberId);
}
