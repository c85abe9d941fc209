import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { createPasswords } from './auth/passwords.js';
import { readConfig } from './config.js';
import { databaseClock } from './db/clock.js';
import { openDatabase } from './db/database.js';
import { createAdmin, promote } from './features/accounts/admins.service.js';
import { mostSearched } from './features/words/unanswered.repo.js';
import { StartupError } from './lib/startup-error.js';
import { createLog } from './log.js';

const USAGE = `Usage:
  npm run admin -- create <username>    makes an admin; the password is ADMIN_PASSWORD or is asked for
  npm run admin -- promote <username>   makes an admin of a member
  npm run admin -- searches             lists what was searched for most and nobody could answer, in folded letters
A database of the server's own (without DATABASE_URL) can be used only while the server does not run.`;

/** From the terminal without showing it, or the first line of what is piped in. */
async function askPassword(): Promise<string> {
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (process.stdin.isTTY) process.stdout.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: hidden, terminal: process.stdin.isTTY });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (process.stdin.isTTY) process.stdout.write('\n');
  }
}

const LISTED = 100;

/** What the book lacks: times, the last day, and what was searched for as it sounds. */
async function listSearches(): Promise<void> {
  const database = await openDatabase(readConfig(process.env), createLog({ logLevel: 'warn' }));
  try {
    const rows = await mostSearched(database.orm, LISTED);
    for (const { key, times, lastOn } of rows) console.log(`${String(times).padStart(7)}  ${lastOn}  ${key}`);
    if (rows.length === 0) console.log('Every search was answered.');
  } finally {
    await database.close();
  }
}

/** `npm run admin`: admins are made by who runs the server, never over the network. */
async function main([command, username]: readonly string[]): Promise<void> {
  if (command === 'searches') return listSearches();
  if ((command !== 'create' && command !== 'promote') || !username) {
    console.error(USAGE);
    process.exitCode = 64; // EX_USAGE
    return;
  }
  // The name is checked as the setting is.
  const config = readConfig({
    ...process.env,
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: process.env['ADMIN_PASSWORD'] || (command === 'create' ? await askPassword() : '-'),
  });
  const { adminUsername, adminPassword } = config;
  if (adminUsername === null || adminPassword === null) return;
  const database = await openDatabase(config, createLog({ logLevel: 'warn' }));
  try {
    const deps = { orm: database.orm, clock: databaseClock(), passwords: createPasswords() };
    if (command === 'create') await createAdmin(deps, adminUsername, adminPassword);
    else await promote(deps, adminUsername);
    console.log(`${adminUsername} is an admin.`);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(error instanceof StartupError ? error.exitCode : 1);
});
