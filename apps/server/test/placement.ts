/**
 * The place of each table once members are spread over several servers (docs/scaling.md#shards), with the reason. A
 * table that is named nowhere here is one of members: it lies with its member, and has the member in every key.
 */
export type Reasons = Readonly<Record<string, string>>;

/** Filled by releases and admins, and read by everybody: each server has all of it. */
export const CONTENT: Reasons = {
  words: 'the book',
  word_facts: 'the book',
  word_links: 'the book',
  fields: 'the book',
  field_words: 'the book',
  ko_like: 'the book',
  sentences: 'the bank',
  quizzes: 'the bank',
  artists: 'songs that all read',
  songs: 'songs that all read',
  song_artists: 'songs that all read',
  song_lines: 'songs that all read',
};

/** Small tables on one server, by which it is known whose server to ask. */
export const DIRECTORIES: Reasons = {
  usernames: 'a name is one member’s, and a log-in says no more than it',
  email_addresses: 'an address is one member’s, and a lost password says no more than it',
  session_tokens: 'a request says no more of its member than the token of the session',
  device_tokens: 'a browser has one token for all members who log in there',
  push_endpoints: 'a device is reminded of one member',
};

/** Tables of the service as a whole: on one server, and of no member. */
export const OPERATIONS: Reasons = {
  audit_entries: 'what admins did, in one order, also to the book; it outlives the admin',
  catalogue_version: 'one row: the version of the book',
  catalogue_changes: 'the last changes of the book',
  rate_limits: 'counts of addresses, of guests too',
  seeds: 'the content that was seeded last',
  signing_keys: 'keys that all processes share',
  unanswered_searches: 'searches without the person who searched',
};

/** The key by which a table of members is spread. */
export const memberKey = (table: string): string => (table === 'members' ? 'id' : 'member_id');

export const isOfMembers = (table: string): boolean =>
  !(table in CONTENT) && !(table in DIRECTORIES) && !(table in OPERATIONS);
