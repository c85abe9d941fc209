import { parseArgs } from 'node:util';
import { type Environment, runWith } from '../backup/command.js';
import { openSource } from '../backup/database-handle.js';
import { checkRelease } from '../backup/schema-version.js';
import { type Orm, ormOf } from '../db/orm.js';
import { ledgerSize, rebuildSums, type WrongSum, wrongSums } from '../learner/ledger-check.repo.js';
import { exitCodes, StartupError } from '../lib/startup-error.js';

const USAGE = `Usage:
  npm run check:ledger              compares the points of each member and day with the ledger; writes nothing
  npm run check:ledger -- --mend    makes them anew from the ledger where they differ
The database is the server's: DATABASE_URL, else the one in DATA_DIR. The server may run; while points are made anew,
answers wait. Exit code 0: they are the same (with --mend: they are again). 65: they differ.`;

/** The most differences that are listed. */
const NAMED = 20;

function readArguments(args: readonly string[]): { mends: boolean } | 'help' | null {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, mend: { type: 'boolean' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    return values.help ? 'help' : { mends: values.mend === true };
  } catch {
    return null;
  }
}

const points = (sums: WrongSum['kept']) => (sums ? `${sums[0]} of words, ${sums[1]} of quizzes` : 'nothing');
const lineOf = ({ memberId, day, kept, earned }: WrongSum) =>
  `member ${memberId}, ${day ?? 'in all'}: kept ${points(kept)}; in the ledger ${points(earned)}`;

async function compare(orm: Orm, mends: boolean): Promise<string> {
  const { awards, members } = await ledgerSize(orm);
  const wrong = await wrongSums(orm, NAMED + 1);
  if (wrong.length === 0) return `The points of ${members} members are those of ${awards} rows of the ledger.`;
  const lines = wrong.slice(0, NAMED).map(lineOf);
  if (wrong.length > NAMED) lines.push('and more');
  if (!mends) throw new StartupError([...lines, 'Points differ from the ledger.'].join('\n'), exitCodes.data);
  await rebuildSums(orm);
  if ((await wrongSums(orm, 1)).length > 0) {
    throw new StartupError([...lines, 'Points were made anew, and differ again.'].join('\n'), exitCodes.data);
  }
  return [...lines, `The points of ${members} members were made anew.`].join('\n');
}

async function checkLedger({ mends, config, log, signal }: { mends: boolean } & Environment): Promise<string> {
  const { client, label, close } = await openSource(config, log, signal, 'start the server first, which makes it');
  try {
    await checkRelease(client, label);
    await client.query('set statement_timeout = 0');
    return await compare(ormOf(client), mends);
  } finally {
    await close();
  }
}

await runWith(USAGE, readArguments, checkLedger);
