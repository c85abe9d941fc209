import type pg from 'pg';

export type Population = {
  readonly members: number;
  /** Saved words a member, half of them completed. */
  readonly saved: number;
  /** Ids of the words to save. */
  readonly wordIds: readonly number[];
};

/** The session's cookie of a member. */
export const sessionOf = (member: number): string => `session=${String(member).padStart(22, '0')}`;

/** The word that a member saved as the n-th; even ones are completed. The same is computed in `PROGRESS` below. */
export const wordOf = ({ wordIds }: Population, member: number, nth: number): number =>
  wordIds[(member * 7919 + nth) % wordIds.length]!;

const MEMBERS = `
  insert into members (username, username_key, password_hash, name, created_at)
  select 'member' || n, 'member' || n, '', '이름', now() from generate_series(1, $1::int) n`;

const SESSIONS = `
  insert into sessions (member_id, token_hash, created_at, last_seen_at)
  select n, translate(encode(sha256(convert_to(lpad(n::text, 22, '0'), 'UTF8')), 'base64'), '+/=', '-_'), now(), now()
  from generate_series(1, $1::int) n`;

/** One word of every member, as words are saved over the years: those of one member lie far apart. */
const PROGRESS = `
  insert into word_progress (member_id, word_id, saved_at, completed_at)
  select m, ($2::int[])[1 + (m * 7919 + $3::int) % cardinality($2::int[])], now() - $3::int * interval '1 hour',
    case when $3::int % 2 = 0 then now() - $3::int % 10 * interval '1 day' end
  from generate_series(1, $1::int) m`;

/** The row of that word where reviews look for it, not asked yet. A trigger of the table above writes it otherwise. */
const MET = `
  insert into word_memory (member_id, word_id, saved_at)
  select m, ($2::int[])[1 + (m * 7919 + $3::int) % cardinality($2::int[])], now() - $3::int * interval '1 hour'
  from generate_series(1, $1::int) m`;

const AWARDS = `
  insert into point_awards (member_id, kind, source_id, round, points, level, earned_at)
  select m, 'word', ($2::int[])[1 + (m * 7919 + $3::int) % cardinality($2::int[])], 0, 1, 'N5',
    now() - $3::int % 10 * interval '1 day'
  from generate_series(1, $1::int) m`;

/** The sums of the ledger, which its triggers keep in step otherwise: row by row they would take minutes here. */
const SUMS = `
  insert into point_days select member_id, (earned_at at time zone 'Asia/Seoul')::date, sum(points), 0
    from point_awards group by 1, 2;
  insert into point_totals select member_id, sum(points), 0 from point_awards group by 1`;

/** Adds the members 1 to `members`, each with the session of `sessionOf`. */
export async function addMembers(client: pg.Client, members: number): Promise<void> {
  await client.query(MEMBERS, [members]);
  await client.query(SESSIONS, [members]);
}

const FILLED = ['word_progress', 'word_memory', 'point_awards'];

/**
 * Fills the product's own tables, as it made them. Indexes and foreign keys are made again once the rows are there.
 * Triggers and automatic vacuums are off meanwhile: the rows are right by the way they are made, and checking each
 * takes most of the time.
 */
export async function fill(client: pg.Client, population: Population, progress: (line: string) => void) {
  const { members, saved, wordIds } = population;
  await addMembers(client, members);
  const restore = await dropIndexes(client, FILLED);
  for (const table of FILLED) {
    await client.query(`alter table ${table} disable trigger user`);
    await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
  }
  for (let nth = 0; nth < saved; nth++) {
    if (nth % 50 === 0) progress(`saved words ${nth} of ${saved} of each of ${members} members`);
    await client.query(PROGRESS, [members, wordIds, nth]);
    await client.query(MET, [members, wordIds, nth]);
    if (nth % 2 === 0) await client.query(AWARDS, [members, wordIds, nth]);
  }
  progress('indexes, foreign keys, statistics');
  await restore();
  for (const table of FILLED) {
    await client.query(`alter table ${table} enable trigger user`);
    await client.query(`alter table ${table} reset (autovacuum_enabled)`);
  }
  await client.query(SUMS);
  await client.query('vacuum (analyze)');
}

/** Saved words of the member who saved most, of whom the next card of a review is asked. */
export const SAVED_MAX = 20_000;

const MEMORIES = `
  insert into word_memory (member_id, word_id, saved_at, stability, difficulty, due_at, reviewed_at, reps, streak)
  select $1, word, now() - n * interval '1 minute', 1 + n % 90, 5, now() + (n % 180 - 90) * interval '1 day',
    now() - interval '30 days', 3, 2
  from unnest($2::int[]) with ordinality saved (word, n)
  on conflict (member_id, word_id) do update set stability = excluded.stability, difficulty = excluded.difficulty,
    due_at = excluded.due_at, reviewed_at = excluded.reviewed_at, reps = excluded.reps, streak = excluded.streak`;

/** Gives one member a number of saved words, half of them due, and answers on every day of two years. */
export async function fillReviews(client: pg.Client, member: number, wordIds: readonly number[]): Promise<void> {
  await client.query(MEMORIES, [member, wordIds.slice(0, SAVED_MAX)]);
  await client.query(
    `insert into review_days (member_id, day, answers, recalled)
     select $1, current_date - n, 200, 180 from generate_series(1, 730) n`,
    [member],
  );
  await client.query('vacuum (analyze) word_memory');
}

async function dropIndexes(client: pg.Client, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: constraints } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where conrelid = any ($1::regclass[]) and contype in ('p', 'f', 'u') order by contype <> 'p'`,
    [tables],
  );
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = any ($1) and indexname not in (select conname from pg_constraint)`,
    [tables],
  );
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    await client.query(`set maintenance_work_mem = '512MB'`);
    for (const { table, name, definition } of constraints)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { definition } of indexes) await client.query(definition);
  };
}
