import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.js';
import { cleanEnvironment } from './environment.js';
import { ServerFailure } from './failures.js';
import type { Home } from './home.js';
import type { Program } from './program.js';

/** Name of the superuser, used by this folder only. */
export const SUPERUSER = 'utarang_admin';
export const INIT_PREFIX = 'init-';

/** The password of both roles; only the owner of the data can read it. */
export const readPassword = ({ data }: Pick<Home, 'data'>): string =>
  readFileSync(join(data, 'utarang_password'), 'utf8');

/**
 * Makes the data folder unless it is there. It is prepared under another name and renamed when it is whole: a start
 * that is killed leaves nothing half made, and of two first starts at once the first to finish is kept.
 */
export async function initialise(home: Home, program: Program): Promise<void> {
  if (!existsSync(home.data)) {
    const work = mkdtempSync(join(home.folder, INIT_PREFIX));
    try {
      if (home.account) chownSync(work, home.account.uid, home.account.gid);
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
  const password = join(work, 'password');
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  if (home.account) chownSync(password, home.account.uid, home.account.gid);
  await run(program.initdb, ['-D', data, '-U', SUPERUSER, '--pwfile', password, ...INITDB], work, home);
  renameSync(password, join(data, 'utarang_password'));
}

/**
 * The builtin provider with C.UTF-8 knows what a letter is in Korean and Japanese (pg_trgm needs that) and sorts the
 * same on every system; `COLLATE "ko-x-icu"` sorts Korean for people.
 */
const INITDB = [
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];

function run(program: string, options: readonly string[], cwd: string, { account }: Home): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd,
      env: cleanEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...account,
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new ServerFailure(`PostgreSQL's initdb failed (${signal ?? code})`, errors));
    });
  });
}

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
