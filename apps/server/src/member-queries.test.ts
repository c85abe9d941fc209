import { readReference } from '@utarang/content/reference';
import pg from 'pg';
import { expect, test } from 'vitest';
import { type Browser, enter, serveAccounts } from '../test/accounts.js';
import { silentLog } from '../test/log.js';
import { partitionByMember } from '../test/partition.js';
import { DIRECTORIES, isOfMembers, type Reasons } from '../test/placement.js';
import { PLAUSIBLE } from '../test/plausible.js';
import { type Recorded, recordQueries } from '../test/record-queries.js';
import { sentenceEntry } from '../test/sentences.js';
import { artistEntry, songEntry } from '../test/songs.js';
import { wordEntry } from '../test/words.js';
import { createCatalogue } from './catalogue/catalogue.js';
import { seedWords } from './db/seed.js';
import { seedSentences } from './db/seed-sentences.js';
import { seedSongs } from './db/seed-songs.js';
import { paths } from './paths.js';

const WORD = 1;
const words = [wordEntry(WORD, { japaneseWord: '水', reading: 'みず', meaningKo: '물', level: 'N5' })];
const book = { artists: [artistEntry(1)], songs: [songEntry(1, { artistIds: [1] })] };

const { app, browser, database, databaseUrl } = await serveAccounts({
  reference: await readReference(paths.reference),
  async catalogueOf(database) {
    await seedWords(database, words, silentLog);
    await seedSongs(database, book, silentLog);
    await seedSentences(database, [sentenceEntry(1)], silentLog);
    return createCatalogue(database, silentLog);
  },
});

const client = new pg.Client(databaseUrl);
await client.connect();
await partitionByMember(client);
const recorded = recordQueries(database.pool);

/** Statements that are about many members, each with the reason (docs/scaling.md#across-members). */
const ACROSS: readonly (readonly [reason: string, statement: RegExp])[] = [
  ['usernames by name and birth date', /^select "username" from "members" where \("members"\."name" = \$1 and /],
  ['the next letter that is due, for any process', /^update "mail_queue" set "next_try_at" = \$1 where .* skip locked/],
];

/** Plans of a statement, where everything that an index can find is found by one. */
async function planOf({ text, params }: Recorded): Promise<string> {
  const { rows } = await client.query(`explain (format json) ${text}`, [...params]);
  return JSON.stringify(rows);
}

const partsIn = (plan: string, node = '') =>
  new Set(Array.from(plan.matchAll(new RegExp(`${node}"Relation Name":"(\\w+_\\d)"`, 'g')), ([, name]) => name!));

/** The tables of which a plan looks at more than one partition, or reads a whole one. */
function faultsOf(plan: string): string[] {
  const tables = [...partsIn(plan)].map((name) => name.slice(0, -2)).filter(isOfMembers);
  const spread = tables.filter((name, index) => tables.indexOf(name) !== index);
  const scanned = [...partsIn(plan, '"Node Type":"Seq Scan"[^{}]*?')];
  return [...new Set([...spread, ...scanned.map((name) => `${name} is scanned`)])];
}

/** Tables of members that these calls do not write by themselves, each with the reason. */
const UNREACHED: Reasons = {
  given_quizzes: 'the book of this test has no quiz',
  point_days: 'kept by a trigger of point_awards',
  point_totals: 'kept by a trigger of point_awards',
  reminder_devices: 'this server has no key for push',
  reminders: 'this server has no key for push',
  temporary_passwords: 'nobody of that name and address asks for one',
  word_imports: 'no file is sent',
  word_wishes: 'nothing is wished for',
};

const TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'p' order by relname`;

/** Parameters of paths by their route, with which the call does what it is for; all others are 1. */
const PARAMETERS: readonly (readonly [route: RegExp, parameter: string])[] = [
  [/\/patterns\/:id/, 'te-iru'],
  [/\/(levels|difficulties)\/:level/, 'N5'],
  [/\/kanji\/:char/, '水'],
];
const pathOf = (url: string) =>
  url.replace(/:\w+/g, PARAMETERS.find(([route]) => route.test(url))?.[1] ?? String(WORD));

/** Calls of every route, each twice, since a second one may find what the first one left; none as a guest. */
async function callEverything(her: Browser, logIn: () => Promise<unknown>): Promise<string[]> {
  const refused: string[] = [];
  for (const round of ['first', 'again']) {
    for (const { method, url, access } of app.routeTable()) {
      if (method === 'HEAD' || url.startsWith('/api/docs') || url.includes('*')) continue;
      const response = await her.send(method, pathOf(url), PLAUSIBLE[`${method} ${url}`], {
        'Idempotency-Key': `${method} ${url} ${round}`,
      });
      await response.text();
      const isRefused = access === 'member' && response.status === 401;
      if (isRefused || response.status >= 500) refused.push(`${response.status} ${method} ${url}`);
      if (!(await isMember(her))) await logIn(); // a log-out, or the end of just this session
    }
  }
  return refused;
}

const isMember = async (her: Browser) =>
  ((await (await her.get('/api/users/me')).json()) as { role: string }).role !== 'ANONYMOUS';

test('whatever a member calls, each statement looks at the member’s own partition, by an index', async () => {
  const her = browser();
  const { username, password } = await enter(her);
  expect(await callEverything(her, () => her.logIn(username, password))).toEqual([]);
  const statements = recorded.filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text));
  const isAcross = ({ text }: Recorded) => ACROSS.some(([, statement]) => statement.test(text));
  const joinsDirectory = ({ text }: Recorded) => Object.keys(DIRECTORIES).some((name) => text.includes(`"${name}"`));
  await client.query('set enable_seqscan = off'); // small tables are scanned wherever that is allowed
  const faults: unknown[] = [];
  for (const statement of statements) {
    const found = faultsOf(await planOf(statement));
    if (found.length > 0 && !isAcross(statement) && !joinsDirectory(statement)) faults.push([statement.text, found]);
  }
  const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name).filter(isOfMembers);
  await client.end();
  expect(faults).toEqual([]);
  const writes = statements.flatMap(({ text }) => [...text.matchAll(/\b(?:insert into|update) "?(\w+)/gi)]);
  const written = new Set(writes.map(([, table]) => table!));
  expect(tables.filter((table) => !written.has(table))).toEqual(Object.keys(UNREACHED));
});
