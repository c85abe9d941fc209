import { NAME_MAX, roles } from '@utarang/contract';
import { EMAIL_MAX, USERNAME_MAX } from '@utarang/domain/account';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const lengthCheck = (column: string, max: number) =>
  check(`members_${column}_length`, sql.raw(`char_length(${column}) between 1 and ${max}`));

/** Accounts of members. The first admin, whom the operator creates, may have neither address nor birth date. */
export const members = pgTable(
  'members',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    role: text('role', { enum: roles }).notNull().default('ROLE_USER'),
    username: text('username').notNull(),
    /** `identityKey` of the name, and of the address below: unique by `directory-tables.ts`. */
    usernameKey: text('username_key').notNull(),
    /** argon2id, in PHC form. */
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    birthDate: date('birth_date', { mode: 'string' }),
    job: text('job'),
    email: text('email'),
    emailKey: text('email_key'),
    createdAt: instant('created_at').notNull(),
    /** The moment of the suspension by an admin; null for a member who is not suspended. */
    suspendedAt: instant('suspended_at'),
  },
  (member) => [
    // Read by the previous release, which does not look members up in `directory-tables.ts`. Dropped with the next one.
    index('members_username_key').on(member.usernameKey),
    index('members_email_key').on(member.emailKey),
    index('members_name_and_birth_date').on(member.name, member.birthDate),
    index('members_admins').on(member.id).where(sql`role = 'ROLE_ADMIN'`),
    check('members_role_known', sql.raw(`role in (${roles.map((role) => `'${role}'`).join(', ')})`)),
    lengthCheck('username', USERNAME_MAX),
    lengthCheck('name', NAME_MAX),
    lengthCheck('job', NAME_MAX),
    lengthCheck('email', EMAIL_MAX),
    check('members_email_keyed', sql.raw('(email is null) = (email_key is null)')),
  ],
);

const memberId = () =>
  integer('member_id')
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/**
 * Sessions of members, one for each browser. The cookie's value itself is not stored: a copy of this table opens no
 * session.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    tokenHash: text('token_hash').notNull(),
    device: text('device'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** The hash of the temporary password of the log-in, until the password has been changed. */
    temporaryHash: text('temporary_hash'),
  },
  (session) => [
    primaryKey({ name: 'sessions_key', columns: [session.memberId, session.id] }),
    // Read by the previous release, as `known_devices_token` is. Dropped with the next one.
    index('sessions_token_hash').on(session.tokenHash),
    index('sessions_last_seen').on(session.lastSeenAt),
    index('sessions_created').on(session.createdAt),
  ],
);

/**
 * Devices on which members have logged in before (`auth/devices.ts`). A browser has one cookie for all members who log
 * in there, so that several members may have the same hash.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    memberId: memberId(),
    tokenHash: text('token_hash').notNull(),
    lastLoginAt: instant('last_login_at').notNull(),
  },
  (device) => [
    primaryKey({ name: 'known_devices_key', columns: [device.memberId, device.tokenHash] }),
    index('known_devices_token').on(device.tokenHash),
    index('known_devices_last_login').on(device.lastLoginAt),
  ],
);

/** Temporary passwords: at most one for each member, deleted when it is used to log in. */
export const temporaryPasswords = pgTable(
  'temporary_passwords',
  {
    memberId: memberId().primaryKey(),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (password) => [index('temporary_passwords_created').on(password.createdAt)],
);

/** Earlier addresses of accounts, as long as they guard the account (docs/product/accounts.md#changed-address). */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    oldEmail: text('old_email').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (change) => [
    primaryKey({ name: 'email_changes_key', columns: [change.memberId, change.id] }),
    index('email_changes_changed').on(change.changedAt),
  ],
);

/** Mail to be sent; a row is deleted once it is. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    /** The moment from which on the mail is not sent any more. */
    expiresAt: instant('expires_at').notNull(),
  },
  (mail) => [
    primaryKey({ name: 'mail_queue_key', columns: [mail.memberId, mail.id] }),
    index('mail_queue_next_try').on(mail.nextTryAt),
  ],
);

/** Counters of `auth/rate-limits.ts`; the columns are those of rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (limit) => [index('rate_limits_expire').on(limit.expire)],
);
