import type { Role } from '@utarang/contract';
import { identityKey } from '@utarang/domain/account';
import { and, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.js';
import { emailAddresses, emailChanges, members, pointTotals, temporaryPasswords, usernames } from '../../db/schema.js';
import { violatedConstraint } from '../../db/violated-constraint.js';
import { type Totals, totalsIn } from '../../learner/ledger.repo.js';

export type MemberRow = typeof members.$inferSelect;

type NewMember = Pick<MemberRow, 'username' | 'passwordHash' | 'name' | 'birthDate' | 'job' | 'email' | 'createdAt'> & {
  readonly role?: Role;
};

const emailKey = (email: string | null) => (email === null ? null : identityKey(email));

/** The state of a member in the audit trail. It names no person, since the trail outlives the account. */
export const auditStateOf = ({ role, suspendedAt }: Pick<MemberRow, 'role' | 'suspendedAt'>) => ({
  role,
  suspendedAt: suspendedAt?.toISOString() ?? null,
});

/** The field whose value another account has, by the error of the database; null for any other error. */
export function takenField(error: unknown): 'username' | 'email' | null {
  const constraint = violatedConstraint(error);
  if (constraint === 'members_username') return 'username';
  return constraint === 'members_email' ? 'email' : null;
}

/** Inserts a member. Throws an error that `takenField` recognises when the name or the address is taken. */
export async function insertMember(db: Orm, member: NewMember): Promise<number> {
  const keys = { usernameKey: identityKey(member.username), emailKey: emailKey(member.email) };
  const [row] = await db
    .insert(members)
    .values({ ...member, ...keys })
    .returning({ id: members.id });
  return row!.id;
}

export async function findMember(db: Orm, memberId: number): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.id, memberId));
  return row ?? null;
}

/** The member with the points of the ledger, in one statement. */
export async function findWithPoints(
  db: Orm,
  memberId: number,
): Promise<{ readonly member: MemberRow; readonly points: Totals } | null> {
  const [row] = await db
    .select({ member: members, totals: pointTotals })
    .from(members)
    .leftJoin(pointTotals, eq(pointTotals.memberId, members.id))
    .where(eq(members.id, memberId));
  return row ? { member: row.member, points: totalsIn(row.totals) } : null;
}

export async function findByUsername(db: Orm, username: string): Promise<MemberRow | null> {
  const [row] = await db
    .select(getTableColumns(members))
    .from(usernames)
    .innerJoin(members, eq(members.id, usernames.memberId))
    .where(eq(usernames.usernameKey, identityKey(username)));
  return row ?? null;
}

export async function isEmailTaken(db: Orm, email: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: emailAddresses.memberId })
    .from(emailAddresses)
    .where(eq(emailAddresses.emailKey, identityKey(email)));
  return rows.length > 0;
}

/** Usernames of all who have this name and birth date, the oldest account first. */
export async function usernamesOf(db: Orm, name: string, birthDate: string): Promise<string[]> {
  const rows = await db
    .select({ username: members.username })
    .from(members)
    .where(and(eq(members.name, name), eq(members.birthDate, birthDate)))
    .orderBy(members.id);
  return rows.map(({ username }) => username);
}

/** Locks the member's row until the transaction ends; null when the account is gone. */
export async function lockMember(tx: Orm, memberId: number): Promise<MemberRow | null> {
  const [row] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  return row ?? null;
}

type Profile = Pick<MemberRow, 'name' | 'email' | 'job' | 'birthDate'>;

/** Saves the profile. Throws an error that `takenField` recognises when the address is taken. */
export async function saveProfile(tx: Orm, memberId: number, { name, email, job, birthDate }: Profile): Promise<void> {
  await tx
    .update(members)
    .set({ name, email, emailKey: emailKey(email), job, birthDate })
    .where(eq(members.id, memberId));
}

export async function setRole(tx: Orm, memberId: number, role: Role): Promise<void> {
  await tx.update(members).set({ role }).where(eq(members.id, memberId));
}

export async function savePasswordHash(tx: Orm, memberId: number, passwordHash: string): Promise<void> {
  await tx.update(members).set({ passwordHash }).where(eq(members.id, memberId));
}

/** Deletes the account. Everything that belongs to the member is deleted with it, by the foreign keys. */
export async function deleteMember(tx: Orm, memberId: number): Promise<void> {
  await tx.delete(members).where(eq(members.id, memberId));
}

/** Saves a temporary password in place of an earlier one. */
export async function saveTemporaryPassword(tx: Orm, memberId: number, hash: string, createdAt: Date): Promise<void> {
  await tx
    .insert(temporaryPasswords)
    .values({ memberId, hash, createdAt })
    .onConflictDoUpdate({
      target: temporaryPasswords.memberId,
      set: { hash: sql`excluded.hash`, createdAt: sql`excluded.created_at` },
    });
}

/** Uses a temporary password up. Of several concurrent calls one gets it. */
export async function takeTemporaryPassword(
  tx: Orm,
  memberId: number,
  hash: string,
): Promise<{ createdAt: Date } | null> {
  const [row] = await tx
    .delete(temporaryPasswords)
    .where(and(eq(temporaryPasswords.memberId, memberId), eq(temporaryPasswords.hash, hash)))
    .returning({ createdAt: temporaryPasswords.createdAt });
  return row ?? null;
}

/**
 * Checks whether this is the hash of a temporary password of the account with this name, even of one that is too old.
 */
export async function isTemporaryPassword(db: Orm, username: string, hash: string): Promise<boolean> {
  const rows = await db
    .select({ memberId: temporaryPasswords.memberId })
    .from(usernames)
    .innerJoin(temporaryPasswords, eq(temporaryPasswords.memberId, usernames.memberId))
    .where(and(eq(usernames.usernameKey, identityKey(username)), eq(temporaryPasswords.hash, hash)));
  return rows.length > 0;
}

export async function dropTemporaryPassword(tx: Orm, memberId: number): Promise<void> {
  await tx.delete(temporaryPasswords).where(eq(temporaryPasswords.memberId, memberId));
}

export async function recordEmailChange(tx: Orm, memberId: number, oldEmail: string, changedAt: Date): Promise<void> {
  await tx.insert(emailChanges).values({ memberId, oldEmail, changedAt });
}

/** Counts a member's changes of the address after `since`, with the moment of the first. */
export async function emailChangesSince(tx: Orm, memberId: number, since: Date) {
  const rows = await tx
    .select({ changedAt: emailChanges.changedAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, memberId), gt(emailChanges.changedAt, since)))
    .orderBy(emailChanges.id);
  return { count: rows.length, first: rows[0]?.changedAt ?? null };
}

export const emailChangesOf = (db: Orm, memberId: number) =>
  db
    .select({ oldEmail: emailChanges.oldEmail, changedAt: emailChanges.changedAt })
    .from(emailChanges)
    .where(eq(emailChanges.memberId, memberId))
    .orderBy(emailChanges.id);
