import { fail } from '@utarang/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { databaseClock } from '../db/clock.js';
import type { Orm } from '../db/orm.js';
import { createOnce } from './once.js';
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
