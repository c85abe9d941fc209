import { auditActors, auditSubjects } from '@utarang/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from './account-tables.js';

/**
 * Changes that admins made. Rows are only added: a trigger (see the migration) lets nothing of a row change but that
 * its admin is deleted and that it is taken back. What was changed may be gone, so that its id is no reference.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The author of the change: an admin with a page or a call, or who runs the server with a command. */
    actor: text('actor', { enum: auditActors }).notNull().default('admin'),
    /** The admin; null once the account is deleted, and where it was the operator. */
    adminId: integer('admin_id').references(() => members.id, { onDelete: 'set null' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The kind of thing that was changed, and which one. */
    subject: text('subject', { enum: auditSubjects }).notNull(),
    subjectId: integer('subject_id').notNull(),
    /** The action: `added`, `edited`, … */
    action: text('action').notNull(),
    /** The thing before and after; null where it was not there, or where there is nothing to keep of it. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** The entry that took this one back. */
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
