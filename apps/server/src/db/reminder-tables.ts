import { PUSH_ENDPOINT_MAX } from '@utarang/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { sessions } from './account-tables.js';
import { instant, memberId } from './member-columns.js';

/** The hours in Seoul at which members are reminded of their review (docs/product/reminder.md). */
export const reminders = pgTable(
  'reminders',
  {
    memberId: memberId().primaryKey(),
    hour: smallint('hour').notNull(),
    /** The last day in Seoul for which the reminder was sent, or was not needed: one process claims each day. */
    doneOn: date('done_on', { mode: 'string' }).notNull(),
  },
  (reminder) => [
    index('reminders_due').on(reminder.hour, reminder.doneOn),
    check('reminders_hour', sql.raw('hour between 0 and 23')),
  ],
);

/** The devices that are reminded: a row for each session, with which it is deleted. */
export const reminderDevices = pgTable(
  'reminder_devices',
  {
    memberId: memberId(),
    sessionId: integer('session_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (device) => [
    primaryKey({ name: 'reminder_devices_key', columns: [device.memberId, device.sessionId] }),
    foreignKey({
      name: 'reminder_devices_session',
      columns: [device.memberId, device.sessionId],
      foreignColumns: [sessions.memberId, sessions.id],
    }).onDelete('cascade'),
    // Across all members an endpoint is unique by `push_endpoints`.
    unique('reminder_devices_endpoint').on(device.memberId, device.endpoint),
    check('reminder_devices_endpoint_length', sql.raw(`char_length(endpoint) <= ${PUSH_ENDPOINT_MAX}`)),
    check('reminder_devices_keys_length', sql.raw('char_length(p256dh) <= 100 and char_length(auth) <= 100')),
  ],
);
