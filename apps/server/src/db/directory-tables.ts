import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Directories: the one place for each thing that is unique across all members, and by which a member is looked up.
 * Everything else of a member has the member in its key, so that it may lie on a server of its own
 * (docs/decisions/0062-keys-with-the-member.md). Triggers on the tables that they are made of keep them in step, in the
 * statement itself. They refer to nobody by a foreign key, since a directory and a member need not share a server.
 */
export const usernames = pgTable(
  'usernames',
  { usernameKey: text('username_key').notNull(), memberId: integer('member_id').notNull() },
  (name) => [primaryKey({ name: 'members_username', columns: [name.usernameKey] })],
);

export const emailAddresses = pgTable(
  'email_addresses',
  { emailKey: text('email_key').notNull(), memberId: integer('member_id').notNull() },
  (address) => [primaryKey({ name: 'members_email', columns: [address.emailKey] })],
);

export const sessionTokens = pgTable(
  'session_tokens',
  {
    tokenHash: text('token_hash').notNull(),
    memberId: integer('member_id').notNull(),
    sessionId: integer('session_id').notNull(),
  },
  (token) => [primaryKey({ name: 'sessions_token', columns: [token.tokenHash] })],
);

/** A browser has one token for all members who log in there. */
export const deviceTokens = pgTable(
  'device_tokens',
  { tokenHash: text('token_hash').notNull(), memberId: integer('member_id').notNull() },
  (token) => [primaryKey({ name: 'device_tokens_key', columns: [token.tokenHash, token.memberId] })],
);

/** One device has one subscription for all its members. */
export const pushEndpoints = pgTable(
  'push_endpoints',
  { endpoint: text('endpoint').notNull(), memberId: integer('member_id').notNull() },
  (push) => [primaryKey({ name: 'push_endpoints_key', columns: [push.endpoint] })],
);
