import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seoulDate } from '@utarang/domain/study';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { findMigrations } from '../db/migrate.js';
import { type Award, award, pointDaysOf, totalsOf } from './ledger.repo.js';
import { rebuildSums, wrongSums } from './ledger-check.repo.js';

const MEMBERS = [1, 2, 3] as const;
const NAMED = 50;

const testDatabase = await createTestDatabase();
afterAll(() => testDatabase.drop());
const { orm, pool } = await testDatabase.open();
await pool.query(`insert into members (username, username_key, password_hash, name, created_at)
                  select 'm' || n, 'm' || n, '-', 'm', now() from generate_series(1, ${MEMBERS.length}) n`);
beforeEach(() => pool.query('delete from point_awards'));

type Earned = Pick<Award, 'memberId' | 'kind' | 'points'> & { readonly at: Date };

/** Awards around a few midnights in Seoul, so that many meet on one day and some miss it by a millisecond. */
const earned: fc.Arbitrary<Earned> = fc.record({
  memberId: fc.constantFrom(...MEMBERS),
  kind: fc.constantFrom('word', 'sentence', 'field'),
  points: fc.integer({ min: 1, max: 5 }),
  at: fc
    .record({ day: fc.integer({ min: 0, max: 3 }), ms: fc.constantFrom(-1, 0, 1, 43_200_000) })
    .map(({ day, ms }) => new Date(Date.UTC(2028, 1, 27 + day, 15) + ms)),
});

/** Each is a source of its own, so that none is refused. */
let sources = 0;
const earn = ({ at, ...one }: Earned) => award(orm, { ...one, sourceId: ++sources, round: 0, level: null }, at);

/** The points of a member by day in Seoul, added up here. */
function daysOf(memberId: number, all: readonly Earned[]) {
  const days: Record<string, { wordPoints: number; quizPoints: number }> = {};
  for (const { kind, points, at } of all.filter((one) => one.memberId === memberId)) {
    days[seoulDate(at)] ??= { wordPoints: 0, quizPoints: 0 };
    days[seoulDate(at)]![kind === 'word' ? 'wordPoints' : 'quizPoints'] += points;
  }
  const sorted = Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([day, sums]) => ({ day, ...sums }));
}

async function expectSumsOf(all: readonly Earned[]) {
  for (const memberId of MEMBERS) {
    const days = daysOf(memberId, all);
    expect(await pointDaysOf(orm, memberId)).toEqual(days);
    const wordPoints = days.reduce((sum, day) => sum + day.wordPoints, 0);
    const sentPoints = days.reduce((sum, day) => sum + day.quizPoints, 0);
    expect(await totalsOf(orm, memberId)).toEqual({ wordPoints, sentPoints, totalPoints: wordPoints + sentPoints });
  }
  expect(await wrongSums(orm, NAMED)).toEqual([]);
}

describe('sums of the ledger', () => {
  test('are those of whatever was earned, many at once', async () => {
    const some = fc.array(earned, { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(some, async (all) => {
        await pool.query('delete from point_awards');
        await Promise.all(all.map(earn));
        await expectSumsOf(all);
      }),
      { numRuns: 20 },
    );
  });

  test('follow a statement of many rows, and what is taken away', async () => {
    await pool.query(`
      insert into point_awards select m, case when n % 3 = 0 then 'field' else 'word' end, n, 0, 1 + n % 5, null,
        timestamptz '2028-02-28 14:59:30Z' + n * interval '1 second'
      from generate_series(1, 3) m, generate_series(1, 60) n`);
    expect((await pointDaysOf(orm, 1)).map(({ day }) => day)).toEqual(['2028-02-28', '2028-02-29']);
    expect(await wrongSums(orm, NAMED)).toEqual([]);
    await pool.query(`delete from point_awards where source_id < 30 or member_id = 2`);
    expect((await pointDaysOf(orm, 1)).map(({ day }) => day)).toEqual(['2028-02-29']);
    expect(await pointDaysOf(orm, 2)).toEqual([]);
    expect(await wrongSums(orm, NAMED)).toEqual([]);
  });

  test('do not keep what a transaction takes back', async () => {
    const act = orm.transaction(async (tx) => {
      await award(tx, { memberId: 1, kind: 'word', sourceId: 1, round: 0, points: 3, level: null }, new Date());
      expect((await totalsOf(tx, 1)).totalPoints).toBe(3);
      throw new Error('taken back');
    });
    await expect(act).rejects.toThrow('taken back');
    await expectSumsOf([]);
  });

  test('are there from the first start on: the migration makes them of what was earned before', async () => {
    const all = fc.sample(earned, { numRuns: 40, seed: 1 });
    for (const one of all) await earn(one);
    await pool.query('truncate point_days, point_totals');
    const migration = readFileSync(join(findMigrations(), '0030_point_totals.sql'), 'utf8');
    const fills = migration.split('--> statement-breakpoint').filter((part) => /^INSERT INTO/m.test(part.trim()));
    for (const statement of fills.filter((part) => !part.includes('FUNCTION'))) await pool.query(statement);
    await expectSumsOf(all);
  });

  test('that were changed by hand are named, and rebuilt', async () => {
    const all = [3, 5].map((points) => ({ memberId: 1, kind: 'word', points, at: new Date('2028-02-28') }) as const);
    for (const one of all) await earn(one);
    await pool.query('update point_totals set word_points = 9 where member_id = 1');
    await pool.query('delete from point_days');
    await pool.query(`insert into point_days values (2, '2028-02-28', 0, 1)`);
    expect(await wrongSums(orm, NAMED)).toEqual([
      { memberId: 1, day: null, kept: [9, 0], earned: [8, 0] },
      { memberId: 1, day: '2028-02-28', kept: null, earned: [8, 0] },
      { memberId: 2, day: '2028-02-28', kept: [0, 1], earned: null },
    ]);
    await rebuildSums(orm);
    await expectSumsOf(all);
  });

  test('are rebuilt beside an account that is being deleted, which goes first', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into members (username, username_key, password_hash, name, created_at)
       values ('leaves', 'leaves', '-', 'm', now()) returning id`,
    );
    const memberId = rows[0]!.id;
    await earn({ memberId, kind: 'word', points: 3, at: new Date('2028-02-28') });
    const leaving = await pool.connect();
    try {
      await leaving.query('begin');
      await leaving.query('select from members where id = $1 for update', [memberId]);
      const made = rebuildSums(orm);
      await expect
        .poll(async () => {
          const waiting = await pool.query("select from pg_stat_activity where wait_event_type = 'Lock'");
          return waiting.rowCount;
        })
        .toBeGreaterThan(0);
      await leaving.query('delete from members where id = $1', [memberId]);
      await leaving.query('commit');
      await made;
    } finally {
      leaving.release();
    }
    await expectSumsOf([]);
  });
});
