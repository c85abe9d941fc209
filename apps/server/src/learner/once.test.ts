import { fail } from '@utarang/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { databaseClock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { createOnce, KEYS_MAX } from './once.js';
import { createTurn } from './turn.js';

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
const { orm, pool } = await testDatabase.open();
const once = createOnce(createTurn({ orm, clock: databaseClock() }));

await pool.query(`insert into members (username, username_key, password_hash, name, created_at)
                  values ('sora', 'sora', '-', '소라', now())`);
const { rows } = await pool.query<{ id: number }>('select id from members');
const memberId = rows[0]!.id;

const rename = (tx: Orm, name: string) => tx.execute(`update members set name = '${name}' where id = ${memberId}`);
const name = async () => (await pool.query<{ name: string }>('select name from members')).rows[0]?.name;

test.each([
  ['with a key', 'key'],
  ['without', undefined],
])('an act that writes and then refuses leaves nothing, %s', async (_, key) => {
  const act = () =>
    once(memberId, { key, request: ['rename'] }, async (tx) => {
      await rename(tx, '바뀐 이름');
      return fail('word_already_saved');
    });
  for (let time = 0; time < 2; time++) {
    await expect(act()).rejects.toMatchObject({ code: 'word_already_saved' });
    expect(await name()).toBe('소라');
  }
});

test('an act that does not refuse keeps what it wrote, once', async () => {
  let acts = 0;
  const act = () =>
    once(memberId, { key: 'another', request: ['rename'] }, async (tx) => {
      acts += 1;
      await rename(tx, '하늘');
      return { acts };
    });
  expect([await act(), await act()]).toEqual([{ acts: 1 }, { acts: 1 }]);
  expect(await name()).toBe('하늘');
});

test('a member has so many keys at most, of refused calls too, and the latest of them', async () => {
  await pool.query(
    `insert into idempotency_keys (member_id, key, request_hash, answer, created_at)
     select $1, 'earlier ' || n, '-', '{"body": null}', now() - n * interval '1 second' from generate_series(1, $2) as n`,
    [memberId, KEYS_MAX + 200],
  );
  const refused = (key: string) =>
    once(memberId, { key, request: ['refused'] }, async () => fail('word_already_saved')).catch(() => {});
  await Promise.all(['one', 'two', 'three'].map(refused));
  const kept = await pool.query<{ key: string }>(
    'select key from idempotency_keys where member_id = $1 order by created_at desc',
    [memberId],
  );
  const keys = kept.rows.map(({ key }) => key);
  expect(keys.length).toBe(KEYS_MAX);
  expect(keys.slice(0, 3).sort()).toEqual(['one', 'three', 'two']);
  expect(keys).toContain('earlier 1');
});

test('a key that was just kept stays, also where the clock was ahead before', async () => {
  await pool.query(`update idempotency_keys set created_at = now() + interval '40 days' where key like 'earlier%'`);
  let acts = 0;
  const act = () =>
    once(memberId, { key: 'after the jump', request: ['act'] }, async () => {
      acts += 1;
      return { acts };
    });
  expect([await act(), await act()]).toEqual([{ acts: 1 }, { acts: 1 }]);
});
