import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivate } from './account.js';
import { EmbeddedError } from './embedded-error.js';
import type { Home } from './home.js';
import { passwordFile, SUPERUSER, writePassword } from './password.js';
import type { Program } from './program.js';
import { runProgram } from './run-program.js';
import { spawnArguments } from './spawn-arguments.js';

export const INIT_PREFIX = 'init-';

/**
 * Creates the data folder unless it exists. It is prepared under another name and renamed when it is complete: a start
 * that is killed leaves nothing incomplete, and of two concurrent first starts the first to finish wins.
 */
export async function initialise(home: Home, program: Program): Promise<void> {
  if (!existsSync(home.data)) {
    const work = mkdtempSync(join(home.folder, INIT_PREFIX));
    try {
      makePrivate(work, home.account);
      await prepare(work, home, program);
      renameSync(join(work, 'data'), home.data);
    } catch (error) {
      if (!existsSync(home.data)) throw error;
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  checkVersion(home, program);
}

async function prepare(work: string, home: Home, program: Program): Promise<void> {
  const data = join(work, 'data');
  mkdirSync(data);
  makePrivate(data, home.account);
  const password = join(work, 'password');
  await writePassword(password, home);
  const { D, options } = spawnArguments(home, data);
  const pwfile = home.isClosed ? '../password' : password;
  await runProgram(program.initdb, ['-D', D, '-U', SUPERUSER, '--pwfile', pwfile, ...INITDB], options);
  renameSync(password, passwordFile(data));
}

/**
 * Arguments of initdb. The builtin provider with C.UTF-8 knows the letters of Korean and Japanese (pg_trgm needs that)
 * and sorts the same on every system; `COLLATE "ko-x-icu"` sorts Korean for people.
 */
const INITDB = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];

function checkVersion({ data }: Home, { version }: Program): void {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const major = String(Number.parseInt(version, 10));
  if (made === major) return;
  const message = `${data} was made by PostgreSQL ${made}, and this release runs ${major}`;
  throw new EmbeddedError(
    `${message}: back it up with the release that made it and restore that into an empty DATA_DIR.`,
    'config',
  );
}
