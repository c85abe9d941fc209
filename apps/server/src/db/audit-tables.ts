import { auditActors, auditSubjects } from '@utarang/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './account-tables.js';

/**
 * Changes by admins. Rows are only added: a trigger (see the migration) allows no change of a row but the deletion of
 * its admin and its reversion. The changed thing may be gone, so that its id is no reference.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The author of the change: an admin by a page or a call, or the operator by a command. */
    actor: text('actor', { enum: auditActors }).notNull().default('admin'),
    /** The admin; null once the account is deleted, and where it was the operator. */
    adminId: integer('admin_id').references(() => members.id, { onDelete: 'set null' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The kind of the changed thing; `subjectId` is its id. */
    subject: text('subject', { enum: auditSubjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The action: `added`, `edited`, … */
    action: text('action').notNull(),
    /** The thing before and after; null where it did not exist, or where nothing of it is stored. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** The entry that reverted this one. */
    revertedBy: integer('reverted_by').references((): AnyPgColumn => auditEntries.id),
  },
  (entry) => [
    index('audit_entries_subject').on(entry.subject, entry.subjectId, entry.id),
    index('audit_entries_kind').on(entry.subject, entry.id),
    index('audit_entries_admin').on(entry.adminId),
    index('audit_entries_at').on(entry.at),
    index('audit_entries_reverted_by').on(entry.revertedBy),
    check('audit_entries_subject_known', sql.raw(`subject in (${auditSubjects.map((s) => `'${s}'`).join(', ')})`)),
    check('audit_entries_actor_known', sql.raw(`actor in (${auditActors.map((a) => `'${a}'`).join(', ')})`)),
    check('audit_entries_operator_is_no_admin', sql.raw("actor <> 'operator' or admin_id is null")),
    check('audit_entries_action_filled', sql.raw("action <> ''")),
  ],
);
