import { type MemberExport, memberExport } from '@utarang/contract';
import { expect, test } from 'vitest';
import { serveAccounts } from '../../../test/accounts.js';
import { DIRECTORIES } from '../../../test/placement.js';

const { database } = await serveAccounts();

type Part = Exclude<keyof MemberExport, 'exportedAt'>;
type InExport = {
  /** The part of the export that has the rows. */
  readonly as: Part;
  /** Columns that it leaves out: secrets, keys made of another column, and what is not about the member. */
  readonly without: readonly string[];
};

/** The part of the export for each table with rows of members; null for secrets and what is kept for a while only. */
const IN_EXPORT: Readonly<Record<string, InExport | null>> = {
  members: { as: 'profile', without: ['id', 'username_key', 'password_hash', 'email_key', 'suspended_at'] },
  sessions: { as: 'sessions', without: ['member_id', 'token_hash', 'temporary_hash'] },
  known_devices: { as: 'knownDevices', without: ['member_id', 'token_hash'] },
  temporary_passwords: null,
  email_changes: { as: 'emailChanges', without: ['id', 'member_id'] },
  mail_queue: null,
  word_progress: { as: 'words', without: ['member_id'] },
  known_words: { as: 'knownWords', without: ['member_id'] },
  point_awards: { as: 'awards', without: ['member_id', 'round'] },
  // Sums of the awards.
  point_days: null,
  point_totals: null,
  own_synonyms: { as: 'synonyms', without: ['id', 'member_id', 'answer_key', 'decision', 'decided_at'] },
  word_reports: { as: 'reports', without: ['id', 'member_id', 'closed_at', 'decision'] },
  given_quizzes: { as: 'quizzes', without: ['member_id'] },
  word_memory: { as: 'memory', without: ['member_id'] },
  reviews: { as: 'reviews', without: ['member_id'] },
  review_days: { as: 'reviewDays', without: ['member_id'] },
  // The last answer is in the log; beside it is what it met, for as long as it can be taken back.
  review_plans: { as: 'reviewPlan', without: ['member_id', 'last_review', 'fit_due'] },
  // The day that is done is for processes to agree on.
  reminders: { as: 'reminder', without: ['member_id', 'done_on'] },
  reminder_devices: { as: 'reminderDevices', without: ['member_id', 'session_id', 'endpoint', 'p256dh', 'auth'] },
  idempotency_keys: null,
  // The words of a file that a member has; they are gone after a day.
  word_imports: null,
  own_words: { as: 'ownWords', without: ['member_id'] },
  word_wishes: { as: 'wishes', without: ['id', 'member_id', 'closed_at', 'decision'] },
  favorite_artists: { as: 'favoriteArtists', without: ['member_id'] },
  favorite_songs: { as: 'favoriteSongs', without: ['member_id'] },
  song_courses: { as: 'courses', without: ['member_id', 'id'] }, // one of its two ids
  pattern_memory: { as: 'patterns', without: ['member_id'] },
  own_lyrics: { as: 'lyrics', without: ['member_id', 'word_ids', 'word_count', 'size', 'line_count', 'video_id'] }, // `videoUrl` names it
  word_corrections: { as: 'wordCorrections', without: ['id', 'member_id'] },
};

test('every table with rows of members says where the export has them, and loses them with the account', async () => {
  const { rows } = await database.pool.query<{ table: string; goes: boolean }>(
    `select attrelid::regclass::text as table, coalesce(bool_or(confdeltype = 'c'), false) as goes
     from pg_attribute join pg_class on pg_class.oid = attrelid
     left join pg_constraint on conrelid = attrelid and confrelid = 'members'::regclass and conkey = array[attnum]
     where attname = 'member_id' and relkind in ('r', 'p') and not relispartition group by 1`,
  );
  const { members: _, ...tables } = IN_EXPORT;
  const ownTables = Object.keys(tables).map((table) => ({ table, goes: true }));
  // Rows of a directory say nothing that another table does not, and go with its row (`db/directories.test.ts`).
  const directories = Object.keys(DIRECTORIES).map((table) => ({ table, goes: false }));
  const expected = [...ownTables, ...directories];
  const byName = (one: { table: string }, other: { table: string }) => (one.table < other.table ? -1 : 1);
  expect(rows.sort(byName)).toEqual(expected.sort(byName));
});

const exported = Object.entries(IN_EXPORT).flatMap(([table, says]) => (says ? [{ table, ...says }] : []));
const inCamelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The names of what a part of the export has, or each thing of its list. */
function namesIn(part: Part): readonly string[] {
  const { def } = memberExport.shape[part];
  const { shape } = def.type === 'array' ? def.element.def : def;
  return Object.keys(shape);
}

test.each(exported)(
  'of $table the export has every column that is not left out here',
  async ({ table, as, without }) => {
    const { rows } = await database.pool.query<{ column: string }>(
      `select attname as column from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [table],
    );
    const names = namesIn(as);
    const missing = rows.map(({ column }) => column).filter((column) => !names.includes(inCamelCase(column)));
    expect(missing.sort()).toEqual([...without].sort());
  },
);
