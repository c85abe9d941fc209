import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.js';
import { silentLog } from '../../../test/log.js';
import { wordEntry } from '../../../test/words.js';
import { createCatalogue } from '../../catalogue/catalogue.js';
import { databaseClock } from '../../db/clock.js';
import * as schema from '../../db/schema.js';
import { seedWords } from '../../db/seed.js';
import { deleteExpired } from '../../housekeeping.repo.js';
import { totalsOf } from '../../learner/ledger.repo.js';
import { createTurn } from '../../learner/turn.js';
import { createWordFiles } from '../../word-files/word-files.js';
import { createStudy } from './study.service.js';

const OWNED = [
  ...['word_progress', 'known_words', 'point_awards', 'own_synonyms', 'word_reports', 'idempotency_keys'],
  ...['word_memory', 'reviews', 'review_days', 'review_plans', 'point_days', 'point_totals'],
  ...['own_words', 'word_wishes'],
];
/** Members who study; there are more who do not. */
const MEMBERS = 200;
const WORDS = 200;
const SOMEBODY = 77;
const words = Array.from({ length: WORDS }, (_, i) => wordEntry(50_001 + i, { meaningKo: `뜻${i}번` }));

const own = await createTestDatabase();
const database = await own.open();

/** Enough rows that a table is scanned only where there is no other way. */
beforeAll(async () => {
  await seedWords(database, words, silentLog);
  const statements = `
    insert into members (username, username_key, password_hash, name, created_at)
      select 'm' || n, 'm' || n, '', 'm', now() from generate_series(1, 20000) n;
${[0, 1, 2, 3]
  .map(
    (part) => `
    insert into word_progress (member_id, word_id, saved_at, completed_at)
      select m, 50000 + w, now() - w * interval '1 minute', case when w % 2 = 0 then now() end
      from generate_series(1, ${MEMBERS}) m, generate_series(1, ${WORDS - 5}) w where m % 4 = ${part};`,
  )
  .join('')}
    insert into known_words select m, 50000 + w, now()
      from generate_series(1, ${MEMBERS}) m, generate_series(1, ${WORDS}) w;
    insert into point_awards select m, 'word', 50000 + w, 0, 1, 'N5', now() - w * interval '1 day'
      from generate_series(1, ${MEMBERS}) m, generate_series(1, ${WORDS}) w;
    insert into point_totals select id, 0, 0 from members on conflict do nothing;
    insert into reviews (member_id, number, word_id, kind, rating, answered_at, stability)
      select m, w, 50000 + w, 'test', 3, now(), 1
      from generate_series(1, ${MEMBERS}) m, generate_series(1, ${WORDS}) w;
    insert into review_plans (member_id) select id from members;
    insert into review_days (member_id, day) select m, current_date - d
      from generate_series(1, ${MEMBERS}) m, generate_series(1, 100) d;
    insert into own_synonyms (member_id, word_id, answer_ko, answer_key, created_at)
      select m, 50000 + w, 'x' || w, 'x' || w, now()
      from generate_series(1, ${MEMBERS}) m, generate_series(1, ${WORDS}) w;
    insert into word_reports (member_id, word_id, field, note, created_at)
      select m, 50000 + w, 'meaningKo', '', now() from generate_series(1, ${MEMBERS}) m, generate_series(1, 90) w;
    insert into own_words (member_id, japanese_word, hiragana, korean_pronunciation, meaning_ko, created_at)
      select m, 'x' || w, 'x', 'x', 'x', now() from generate_series(1, ${MEMBERS}) m, generate_series(1, 50) w;
    insert into word_wishes (member_id, japanese_word, hiragana, meaning_ko, created_at)
      select m, 'x' || w, '', '', now() from generate_series(1, ${MEMBERS}) m, generate_series(1, 50) w;
    insert into idempotency_keys select m, 'key ' || w, '', '{}', now()
      from generate_series(1, ${MEMBERS}) m, generate_series(1, 100) w;
    analyze`.split(';');
  const client = await database.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of statements) await client.query(statement);
  await client.end();
  return () => own.drop();
});

type Query = { readonly text: string; readonly params: unknown[] };

/** Records what a piece of work asks the database. */
async function queriesOf(work: (study: ReturnType<typeof createStudy>, orm: typeof database.orm) => Promise<unknown>) {
  const queries: Query[] = [];
  const orm = drizzle(database.pool, {
    schema,
    logger: { logQuery: (text, params) => void queries.push({ text, params }) },
  });
  const clock = databaseClock();
  const catalogue = await createCatalogue(database, silentLog);
  onTestFinished(() => catalogue.close());
  const wordFiles = createWordFiles({ log: silentLog });
  await work(createStudy({ orm, clock, catalogue, turn: createTurn({ orm, clock }), wordFiles }), orm);
  return queries.filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text));
}

async function scansIn({ text, params }: Query): Promise<string[]> {
  const { rows } = await database.pool.query(`explain (format json) ${text}`, params);
  const plan = JSON.stringify(rows);
  const scans = plan.matchAll(/"Node Type":"(?:Parallel )?Seq Scan".*?"Relation Name":"(\w+?)(?:_\d)?"/g);
  return [...new Set(Array.from(scans, ([, table]) => table!))];
}

/** Tables of which a query looks at more than one partition, where they are in partitions (`npm run test:partitioned`). */
async function spreadIn({ text, params }: Query): Promise<string[]> {
  const { rows } = await database.pool.query(`explain (format json) ${text}`, params);
  const parts = new Set(Array.from(JSON.stringify(rows).matchAll(/"Relation Name":"(\w+_\d)"/g), ([, name]) => name!));
  const tables = [...parts].map((name) => name.slice(0, -2));
  return tables.filter((name, index) => tables.indexOf(name) !== index);
}

describe('no table is scanned, and no other member’s partition is looked at, by', () => {
  test.each<[string, Parameters<typeof queriesOf>[0], tables: string[]]>([
    ['the list of saved words', ({ savedWords }) => savedWords.list(SOMEBODY), ['word_progress']],
    ['the ids', ({ savedWords }) => savedWords.ids(SOMEBODY), ['word_progress']],
    ['saving', ({ savedWords }) => savedWords.save(SOMEBODY, 50_199, 'new'), ['word_progress', 'idempotency_keys']],
    ['unsaving', ({ savedWords }) => savedWords.remove(SOMEBODY, 50_001), ['word_progress']],
    ['the start of a test', ({ wordTests }) => wordTests.start(SOMEBODY, 50_001), ['word_progress']],
    [
      'a right answer',
      ({ wordTests }) => wordTests.answer(SOMEBODY, 50_200, { answerKo: '뜻199번' }),
      ['point_awards', 'point_totals', 'word_progress'],
    ],
    [
      'a wrong answer',
      ({ wordTests }) => wordTests.answer(SOMEBODY, 50_003, { answerKo: '아니' }, 'newer'),
      ['own_synonyms', 'idempotency_keys'],
    ],
    ['a practice', ({ wordTests }) => wordTests.practice(SOMEBODY, 50_003, { answerKo: '아니' }), ['own_synonyms']],
    ['the list of synonyms', ({ synonyms }) => synonyms.list(SOMEBODY, 50_001), ['own_synonyms']],
    ['adding a synonym', ({ synonyms }) => synonyms.add(SOMEBODY, 50_001, '새로운 답'), ['own_synonyms']],
    ['taking one back', ({ synonyms }) => synonyms.remove(SOMEBODY, 50_001, 1).catch(() => {}), ['own_synonyms']],
    ['a report', ({ reports }) => reports.add(SOMEBODY, 50_001, { field: 'hiragana', note: '' }), ['word_reports']],
    ['the known words', ({ knownWords }) => knownWords.list(SOMEBODY), ['known_words', 'word_progress']],
    ['marking one', ({ knownWords }) => knownWords.mark(SOMEBODY, [50_001]), ['known_words']],
    ['unmarking one', ({ knownWords }) => knownWords.unmark(SOMEBODY, [50_001]), ['known_words']],
    ['the heatmap', ({ days }) => days.heatmap(SOMEBODY), ['point_days']],
    ['today', ({ days }) => days.today(SOMEBODY), ['point_days', 'word_progress']],
    [
      'the export',
      (study) => study.export(SOMEBODY),
      ['point_awards', 'word_progress', 'known_words', 'own_synonyms', 'word_reports'],
    ],
    ['the totals of `me`', (_, orm) => totalsOf(orm, SOMEBODY), ['point_totals']],
    [
      'deleting an account',
      async (_, orm) => {
        for (const table of OWNED) await orm.execute(`delete from ${table} where member_id = 0`);
      },
      OWNED,
    ],
  ])('%s', async (_, work, tables) => {
    const queries = await queriesOf(work);
    for (const table of tables) expect(queries.some(({ text }) => text.includes(table))).toBe(true);
    for (const query of queries) {
      expect([query.text, await scansIn(query)]).toEqual([query.text, []]);
      expect([query.text, await spreadIn(query)]).toEqual([query.text, []]);
    }
  });
});

test('nor by deleting old keys', async () => {
  const queries = await queriesOf((_, orm) => deleteExpired(orm, databaseClock()));
  const old = queries.filter(({ text }) => text.includes('idempotency_keys'));
  expect(old).toHaveLength(2);
  for (const query of old) expect(await scansIn(query)).toEqual([]);
});

test.each<[string, Parameters<typeof queriesOf>[0]]>([
  ['the totals of `me`', (_, orm) => totalsOf(orm, SOMEBODY)],
  ['the heatmap', ({ days }) => days.heatmap(SOMEBODY)],
  ['today', ({ days }) => days.today(SOMEBODY)],
  ['a right answer', ({ wordTests }) => wordTests.answer(SOMEBODY, 50_198, { answerKo: '뜻197번' })],
])('%s takes no longer as the ledger grows: of it, only the awards of one source are read', async (_, work) => {
  const reads = (await queriesOf(work)).filter(({ text }) => /^select.* from "point_awards"/.test(text));
  for (const { text } of reads) expect(text).toContain('"point_awards"."source_id" = ');
});

test('what a scan looks like is known here', async () => {
  expect(await scansIn({ text: 'select * from point_awards where points = $1', params: [1] })).toEqual([
    'point_awards',
  ]);
});
