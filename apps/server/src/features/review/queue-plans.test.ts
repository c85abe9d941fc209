import { REVIEW_AHEAD_MAX } from '@utarang/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.js';
import { databaseClock } from '../../db/clock.js';
import type { Orm } from '../../db/orm.js';
import * as schema from '../../db/schema.js';
import { readReviewState } from '../../learner/review-state.repo.js';
import { readDay, readDayNow } from './day.repo.js';
import { momentOf, queueOf, USUAL_GOAL } from './queue.repo.js';

const [HER, WORD, WORDS] = [1, 7, 20_000];
const own = await createTestDatabase();
const database = await own.open();

/** A member with thousands of words, half of them new, and a few others with fewer; no two rows of one lie together. */
beforeAll(async () => {
  const client = await database.connect();
  const statements = [
    'set statement_timeout = 0',
    `insert into members (username, username_key, password_hash, name, created_at)
     select 'm' || n, 'm' || n, '', 'm', now() from generate_series(1, 21) n`,
    'alter table word_memory disable trigger user', // there are no such words
    `insert into word_memory (member_id, word_id, saved_at, stability, difficulty, due_at, reviewed_at, reps, streak)
     select m, w, now() - w * interval '1 minute', case when w % 2 = 1 then 9 end, case when w % 2 = 1 then 5 end,
       case when w % 2 = 1 then date_trunc('day', now()) + (w % 60 - 30) * interval '1 day' end,
       case when w % 2 = 1 then now() - interval '40 days' end, w % 2, w % 2
     from generate_series(1, 21) m, generate_series(1, ${WORDS}) w where m = ${HER} or w <= 500 order by md5(m || ' ' || w)`,
    'vacuum analyze word_memory',
  ];
  for (const statement of statements) await client.query(statement);
  await client.end();
  return () => own.drop();
});

type Node = {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
};

const nodesIn = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

/** The number of rows that each scan of words reads, in the only statement of a piece of work. */
async function readIn(work: (orm: Orm) => Promise<unknown>): Promise<number[]> {
  const queries: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void queries.push({ text, params }) };
  await work(drizzle(database.pool, { schema, logger }));
  expect(queries).toHaveLength(1);
  const [{ text, params }] = queries as [{ text: string; params: unknown[] }];
  const { rows } = await database.pool.query(`explain (analyze, format json) ${text}`, params);
  return nodesIn(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => /^word_memory(_\d)?$/.test(node['Relation Name'] ?? ''))
    .map((node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
}

const now = new Date();
const others = queueOf(HER, momentOf(now), { shown: 1, but: WORD });

test.each<[string, Parameters<typeof readIn>[0]]>([
  ['the next cards', (orm) => readDayNow(orm, databaseClock(), HER, REVIEW_AHEAD_MAX)],
  ['the next card', (orm) => readDay(orm, HER, now)],
  ['an answer', (orm) => readReviewState(orm, { memberId: HER, now }, WORD, others)],
])('%s: of many thousand words as many are read as the day needs', async (_, work) => {
  const read = await readIn(work);
  expect(read.length).toBeGreaterThanOrEqual(4);
  expect(Math.max(...read)).toBeLessThanOrEqual(2 * USUAL_GOAL);
});
