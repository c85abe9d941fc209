import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { exitCodes, StartupError } from '../lib/startup-error.js';
import { backUp } from './back-up.js';
import { type Call, runCommand } from './command.js';
import { openSource } from './database-handle.js';
import { describeContents } from './describe-contents.js';

const USAGE = `Usage:
  npm run backup -- FILE           writes all that the database holds at this moment to a new file
  npm run backup -- --check FILE   proves a backup: restores it aside, compares, and deletes the copy
The database is the server's: DATABASE_URL, else the one in DATA_DIR. The server may run, and goes on.
The file holds people's data and password hashes; only its owner may read it. docs/operating.md says more.`;

/** `npm run backup` */
async function makeBackup({ file, config, log, signal }: Call): Promise<string> {
  await checkNew(file);
  const { client, label, close } = await openSource(config, log, signal);
  try {
    const manifest = await backUp(client, file, label);
    const { size } = await stat(file);
    return `${file} holds ${describeContents(manifest)} (${(size / 1e6).toFixed(1)} MB).`;
  } finally {
    await close();
  }
}

async function checkNew(file: string): Promise<void> {
  await access(dirname(file), constants.W_OK);
  const existing = await stat(file).catch(() => null);
  if (!existing) return;
  const sentence = existing.isDirectory() ? 'is a folder: name a file in it' : 'is there already: choose another name';
  throw new StartupError(`${file} ${sentence}.`, exitCodes.usage);
}

await runCommand(USAGE, makeBackup);
