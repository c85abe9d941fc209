import { parseArgs } from 'node:util';
import { type Environment, runWith } from '../backup/command.js';
import { openSource } from '../backup/database-handle.js';
import { checkRelease } from '../backup/schema-version.js';
import { readContent, seedsOf } from '../db/seed-content.js';
import { writeSeed } from '../db/seed-once.js';
import { seedReportOf } from './seed-difference.js';
import { readRows, withSeedTransaction } from './seed-rows.repo.js';

const USAGE = `Usage:
  npm run seed              brings words, situations, sentences, quizzes and songs up to date with this release
  npm run seed -- --check   says what that would change, and writes nothing
A start of the server does the same. What an admin edited or an operator imported stays as it is.
The database is the server's: DATABASE_URL, else the one in DATA_DIR. The server may run, and shows the changes at
once; while the command works it can read, but not change words. docs/operating.md says more.`;

function readArguments(args: readonly string[]): { checks: boolean } | 'help' | null {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return values.help ? 'help' : { checks: values.check === true };
  } catch {
    return null;
  }
}

/** `npm run seed`: all in one transaction, which a check rolls back. */
async function seed({ checks, config, log, signal }: { checks: boolean } & Environment): Promise<string> {
  const { client, label, close } = await openSource(config, log, signal, 'start the server first, which makes it');
  try {
    await checkRelease(client, label);
    // Reading the content takes seconds, so a missing database is reported before.
    const seeds = seedsOf(await readContent(), log);
    const tables = seeds.map(({ table }) => table);
    const report = await withSeedTransaction(client, tables, checks ? 'rollback' : 'commit', async () => {
      const before = await readRows(client);
      for (const each of seeds) await writeSeed(client, each);
      return seedReportOf(before, await readRows(client));
    });
    return `${report}
${checks ? 'Check: nothing was written.' : 'The database is up to date with this release.'}`;
  } finally {
    await close();
  }
}

await runWith(USAGE, readArguments, seed);
