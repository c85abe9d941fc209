import pg from 'pg';
import { expect, test } from 'vitest';
import { enter, serveAccounts } from '../test/accounts.js';
import { silentLog } from '../test/log.js';
import { partitionByMember } from '../test/partition.js';
import { DIRECTORIES, isOfMembers } from '../test/placement.js';
import { PLAUSIBLE } from '../test/plausible.js';
import { type Recorded, recordQueries } from '../test/recorded.js';
import { wordEntry } from '../test/words.js';
import { createCatalogue } from './catalogue/catalogue.js';
import { seedWords } from './db/seed.js';

const WORD = 1;
const words = [wordEntry(WORD, { japaneseWord: '水', reading: 'みず', meaningKo: '물' })];

const { app, browser, database, databaseUrl } = await serveAccounts({
  async catalogueOf(database) {
    await seedWords(database, words, silentLog);
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
  [
    'the next letter that is due, whoever asks for it',
    /^update "mail_queue" set "next_try_at" = \$1 where .* skip locked/,
  ],
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

test('whatever a member calls, each statement looks at the member’s own partition, by an index', async () => {
  const her = browser();
  await enter(her);
  const member = her.cookies.get('session')!;
  for (const _ of ['first', 'again']) {
    for (const { method, url } of app.routeTable()) {
      if (method === 'HEAD' || url.startsWith('/api/docs') || url.includes('*')) continue;
      her.cookies.set('session', member);
      await (await her.send(method, url.replace(/:\w+/g, String(WORD)), PLAUSIBLE[`${method} ${url}`])).text();
    }
  }
  const statements = recorded.filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text));
  const isAcross = ({ text }: Recorded) => ACROSS.some(([, statement]) => statement.test(text));
  const joinsDirectory = ({ text }: Recorded) => Object.keys(DIRECTORIES).some((name) => text.includes(`"${name}"`));
  await client.query('set enable_seqscan = off'); // small tables are scanned wherever that is allowed
  const faults: unknown[] = [];
  for (const statement of statements) {
    const found = faultsOf(await planOf(statement));
    if (found.length > 0 && !isAcross(statement) && !joinsDirectory(statement)) faults.push([statement.text, found]);
  }
  await client.end();
  expect(statements.length).toBeGreaterThan(60);
  expect(faults).toEqual([]);
});
