import type pg from 'pg';
import { expect, test } from 'vitest';
import { backedUp, connect, database, emptyDatabase, restoreFile } from '../../test/backup.js';
import { contentOf } from '../../test/database-content.js';
import { fillMembers } from '../../test/members.js';

/** Writes without a pause until it is stopped: sign-ups, points with progress in one transaction, deletions. */
function write(client: pg.Client, seed: number) {
  let stopped = false;
  let rounds = 0;
  const run = async () => {
    for (; !stopped; rounds++) {
      const name = `writer_${seed}_${rounds}`;
      await client.query('begin');
      await client.query(
        `with her as (insert into members (username, username_key, password_hash, name, created_at)
           values ($1, $1, 'hash', '이', clock_timestamp()) returning id),
         saved as (insert into word_progress (member_id, word_id, saved_at) select id, 1, now() from her)
         insert into point_awards (member_id, kind, source_id, round, points, earned_at)
         select id, 'word', 1, 0, 3, now() from her`,
        [name],
      );
      await client.query('update word_progress set attempts_used = (attempts_used + 1) % 3 where member_id = $1', [
        1 + (rounds % 100),
      ]);
      await client.query('update words set accepted = accepted || $1::text where id = $2', [name, seed]);
      if (rounds % 3 === 0)
        await client.query('delete from members where username = $1', [`writer_${seed}_${rounds - 3}`]);
      await client.query('commit');
    }
  };
  const running = run();
  return {
    rounds: () => rounds,
    async stop() {
      stopped = true;
      await running;
    },
  };
}

test('100 members, writes going on: what is restored is what there was at one moment, row by row', async () => {
  const source = await database();
  await fillMembers(source.client, 100);
  const writers: ReturnType<typeof write>[] = [];
  for (let seed = 1; seed <= 4; seed++) writers.push(write(await connect(source.url), seed));
  await expect.poll(() => Math.min(...writers.map(({ rounds }) => rounds()))).toBeGreaterThan(3);

  // The test looks through the snapshot that the backup is made of, and can so compare while others write.
  const looking = await connect(source.url);
  await looking.query('begin isolation level repeatable read');
  const { rows } = await looking.query<{ id: string }>('select pg_export_snapshot() as id');
  const client = await connect(source.url);
  const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  Object.assign(client, {
    query: (text: string, values?: unknown[]) =>
      query(String(text).startsWith('begin') ? `${text}; set transaction snapshot '${rows[0]?.id}'` : text, values),
  });
  const before = writers.map(({ rounds }) => rounds());
  const file = await backedUp(client);
  await expect.poll(() => writers.every(({ rounds }, index) => rounds() > (before[index] ?? 0))).toBe(true);
  const then = await contentOf(looking);
  await looking.query('commit');
  await Promise.all(writers.map((writer) => writer.stop()));
  expect(await contentOf(source.client)).not.toEqual(then); // the writers went on

  const target = await emptyDatabase();
  expect(await restoreFile(target.client, file)).toEqual([]);
  const restored = await contentOf(target.client);
  for (const [table, rowsThen] of Object.entries(then)) expect([table, restored[table]]).toEqual([table, rowsThen]);
  expect(Object.keys(restored)).toEqual(Object.keys(then));
  expect(restored['members']!.length).toBeGreaterThan(100);
  expect(restored['point_awards']!.length).toBeGreaterThan(800);
});
