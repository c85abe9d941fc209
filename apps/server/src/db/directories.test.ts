import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { insertMember, takenField } from '../features/accounts/members.repo.js';
import { saveDevice, saveHour } from '../features/reminder/reminder.repo.js';
import { findMigrations } from './migrate.js';

const own = await createTestDatabase();
afterAll(() => own.drop());
const { orm, pool } = await own.open();

/** Each directory beside what it is made of. */
const KEPT: Readonly<Record<string, string>> = {
  usernames: 'select username_key, id from members',
  email_addresses: 'select email_key, id from members where email_key is not null',
  session_tokens: 'select token_hash, member_id, id from sessions',
  device_tokens: 'select token_hash, member_id from known_devices',
  push_endpoints: 'select endpoint, member_id from reminder_devices',
};

async function expectKept(query: (sql: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  for (const [directory, source] of Object.entries(KEPT)) {
    const { rows } = await query(
      `(table ${directory} except ${source}) union all (${source} except table ${directory})`,
    );
    expect([directory, rows]).toEqual([directory, []]);
  }
}

const NOW = new Date('2026-11-27T03:00:00Z');
const newMember = (username: string, email: string | null = null) =>
  insertMember(orm, { username, email, passwordHash: '-', name: 'n', birthDate: null, job: null, createdAt: NOW });

let members: number[] = [];
beforeEach(async () => {
  await pool.query('delete from members');
  members = [await newMember('sora', 'sora@example.com'), await newMember('hana')];
});

const newSession = async (memberId: number) => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into sessions (member_id, token_hash, created_at, last_seen_at)
     values ($1, md5(random()::text), now(), now()) returning id`,
    [memberId],
  );
  return rows[0]!.id;
};

/** Changes of the rows that directories are made of, by a member and another number. */
const ACTS: readonly ((memberId: number, n: number) => Promise<unknown>)[] = [
  (_, n) => newMember(`name ${n}`, n % 2 ? `at${n}@example.com` : null).catch(takenField),
  (id, n) => pool.query(`update members set username_key = 'other ' || $2 where id = $1`, [id, n]).catch(takenField),
  (id, n) =>
    pool
      .query(`update members set email = 'e' || $2::text, email_key = 'e' || $2::text where id = $1`, [id, n])
      .catch(takenField),
  (id) => pool.query('update members set email = null, email_key = null where id = $1', [id]),
  (id) => pool.query('delete from members where id = $1', [id]),
  (id) => newSession(id).catch(() => {}),
  (id) => pool.query('update sessions set token_hash = md5(token_hash) where member_id = $1', [id]),
  (_, n) => pool.query('delete from sessions where id % 3 = $1 % 3', [n]),
  (id, n) =>
    pool.query(
      `insert into known_devices select id, 'd' || $2, now() from members where id = $1 on conflict do nothing`,
      [...[id, n % 3]],
    ),
  (_, n) =>
    pool.query(`update known_devices set token_hash = 'd' || $1 || random() where token_hash = 'd' || $1`, [n % 3]),
  (id) => pool.query('delete from known_devices where member_id = $1', [id]),
  async (id, n) => {
    const sessionId = await newSession(id).catch(() => null);
    if (sessionId === null) return;
    const subscription = { endpoint: `https://push.example/${n % 3}`, p256dh: '', auth: '' };
    await orm.transaction((tx) => saveDevice(tx, { memberId: id, sessionId }, subscription, NOW, 2));
  },
];

test('directories say what the tables say that they are made of, whatever happens to these', async () => {
  const act = fc.record({ kind: fc.nat(ACTS.length - 1), member: fc.nat(5), n: fc.nat(5) });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      for (const { kind, member, n } of acts) {
        const { rows } = await pool.query<{ id: number }>('select id from members order by id');
        await ACTS[kind]!(rows[member % (rows.length || 1)]?.id ?? 0, n);
      }
      await expectKept((query) => pool.query(query));
    }),
    { numRuns: 25 },
  );
});

test('a name or an address that another has is refused as taken, in however many processes at once', async () => {
  const taken = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      newMember(n % 2 ? 'ame' : `other ${n}`, n % 2 ? null : 'ame@example.com').then(() => 'free', takenField),
    ),
  );
  expect(taken.toSorted()).toEqual(['email', 'email', 'email', 'free', 'free', 'username', 'username', 'username']);
  await expectKept((query) => pool.query(query));
});

test('of members who want the reminders of one device at once, one has it', async () => {
  const subscription = { endpoint: 'https://push.example/one', p256dh: '', auth: '' };
  await Promise.all(
    [...members, ...members].map(async (memberId) => {
      const sessionId = await newSession(memberId);
      await orm.transaction(async (tx) => {
        await saveHour(tx, memberId, 8);
        await saveDevice(tx, { memberId, sessionId }, subscription, NOW, 5);
      });
    }),
  );
  const { rows } = await pool.query('select endpoint from reminder_devices');
  expect(rows).toHaveLength(1);
  await expectKept((query) => pool.query(query));
});

test('the migration makes the directories of the members, sessions and devices that there are', async () => {
  const empty = await createTestDatabase({ empty: true });
  onTestFinished(() => empty.drop());
  const client = new pg.Client(empty.url);
  await client.connect();
  onTestFinished(() => client.end());
  const folder = findMigrations();
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const run = async (tag: string) => {
    const statements = readFileSync(join(folder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint');
    for (const statement of statements) await client.query(statement);
  };
  const tags = journal.entries.map(({ tag }) => tag);
  const at = tags.indexOf('0038_keys_with_the_member');
  for (const tag of tags.slice(0, at)) await run(tag);
  await client.query(`
    insert into members (username, username_key, password_hash, name, email, email_key, created_at)
    select 'm' || n, 'm' || n, '-', 'm', a, a, now()
    from generate_series(1, 5) n, lateral (select case when n % 2 = 0 then 'm' || n || '@x' end as a) as address;
    insert into sessions (member_id, token_hash, created_at, last_seen_at) select id, 't' || id, now(), now() from members;
    insert into known_devices select id, 'shared', now() from members;
    insert into reminder_devices select member_id, id, 'e' || id, '', '', now() from sessions;
    insert into own_words (member_id, japanese_word, hiragana, korean_pronunciation, meaning_ko, created_at)
      select id, 'x', 'x', 'x', 'x', now() from members;
    insert into word_progress (member_id, word_id, saved_at) select member_id, id, now() from own_words;
    insert into word_corrections (member_id, written, dictionary, reading, updated_at) select id, 'x', 'x', 'x', now() from members`);
  const tables = ['members', 'sessions', 'known_devices', 'reminder_devices', 'own_words', 'word_corrections'];
  const all = () =>
    Promise.all(tables.map(async (table) => (await client.query(`select * from ${table} order by 1, 2`)).rows));
  const before = await all();
  await run(tags[at]!);
  expect(await all()).toEqual(before);
  await expectKept((query) => client.query(query));
  await client.query('delete from members where id < 4');
  await expectKept((query) => client.query(query));
});
