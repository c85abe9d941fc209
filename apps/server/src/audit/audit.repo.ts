import { type AuditSubject, LISTED_MAX } from '@utarang/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.js';
import { auditEntries, members } from '../db/schema.js';
import { arrayAsJson } from '../lib/time-slice.js';

/** An admin's change of one thing; `before` and `after` are that thing as JSON, or null. */
export type AuditEntry = {
  readonly adminId: number;
  readonly at: Date;
  readonly subject: AuditSubject;
  readonly subjectId: number;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** Writes an entry of the audit trail, in the transaction of the change itself. Returns its id. */
export async function recordChange(tx: Orm, entry: AuditEntry): Promise<number> {
  const [row] = await tx.insert(auditEntries).values(entry).returning({ id: auditEntries.id });
  return row!.id;
}

/** An action of an admin on several things at once. */
export type AuditBatch = Omit<AuditEntry, 'subjectId' | 'before' | 'after'> & {
  readonly changes: readonly { readonly subjectId: number; readonly before: unknown; readonly after: unknown }[];
};

/** Writes an entry for each thing, in their order, in one statement. */
export async function recordChanges(tx: Orm, { adminId, at, subject, action, changes }: AuditBatch): Promise<void> {
  const entries = await arrayAsJson(changes.map((change, place) => ({ ...change, place })));
  await tx.execute(sql`
    insert into audit_entries (admin_id, at, subject, subject_id, action, before, after)
    select ${adminId}, ${at.toISOString()}::timestamptz, ${subject}, "subjectId", ${action}, before, after
    from json_to_recordset(${entries}) as change(place int, "subjectId" int, before jsonb, after jsonb)
    order by place`);
}

/** Records a change that the operator made by a command or a setting. */
export async function recordOperatorChange(tx: Orm, entry: Omit<AuditEntry, 'adminId'>): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, actor: 'operator' });
}

/** Marks an entry as reverted by a later one. */
export async function markReverted(tx: Orm, id: number, revertedBy: number): Promise<void> {
  await tx.update(auditEntries).set({ revertedBy }).where(eq(auditEntries.id, id));
}

const shownColumns = {
  id: auditEntries.id,
  at: auditEntries.at,
  actor: auditEntries.actor,
  admin: members.username,
  subject: auditEntries.subject,
  action: auditEntries.action,
  before: auditEntries.before,
  after: auditEntries.after,
  revertedBy: auditEntries.revertedBy,
};

const entriesWhere = (db: Orm, subject: AuditSubject, subjectId: number, id?: number) =>
  db
    .select(shownColumns)
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.adminId))
    .where(
      and(
        eq(auditEntries.subject, subject),
        eq(auditEntries.subjectId, subjectId),
        ...(id === undefined ? [] : [eq(auditEntries.id, id)]),
      ),
    )
    .orderBy(desc(auditEntries.id));

/** The most changes in the history of a word, a sentence, an artist or a song. */
export const HISTORY_MAX = 100;

/** Lists the changes of one thing, the latest first. */
export const changesOf = (db: Orm, subject: AuditSubject, subjectId: number, most: number) =>
  entriesWhere(db, subject, subjectId).limit(most);

/** One entry about one thing, or null. */
export async function changeOf(db: Orm, subject: AuditSubject, subjectId: number, id: number) {
  const [entry] = await entriesWhere(db, subject, subjectId, id);
  return entry ?? null;
}

/** The current name of a thing, from its own table, since the audit trail has no names; null where it is gone. */
const name = sql<string | null>`case ${auditEntries.subject}
  when 'word' then (select japanese_word from words where words.id = subject_id)
  when 'sentence' then (select sentences.text from sentences where sentences.id = subject_id)
  when 'artist' then (select artists.name from artists where artists.id = subject_id)
  when 'song' then (select title from songs where songs.id = subject_id)
  when 'member' then (select named.username from members as named where named.id = subject_id)
end`;

/** A page of the changes of all things, or of those of one kind, the latest first; and the number of all these. */
export async function listChanges(db: Orm, subject: AuditSubject | null, page: number, size: number) {
  const where = subject === null ? undefined : eq(auditEntries.subject, subject);
  const listed = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(LISTED_MAX)
    .as('listed');
  const [total] = await db.select({ count: count() }).from(listed);
  // Names are looked up only for the rows of this page.
  const here = db
    .select({ id: listed.id })
    .from(listed)
    .orderBy(desc(listed.id))
    .limit(size)
    .offset(page * size);
  const rows = await db
    .select({ ...shownColumns, subjectId: auditEntries.subjectId, name })
    .from(auditEntries)
    .leftJoin(members, eq(members.id, auditEntries.adminId))
    .where(inArray(auditEntries.id, here))
    .orderBy(desc(auditEntries.id));
  return { rows, total: total?.count ?? 0 };
}
