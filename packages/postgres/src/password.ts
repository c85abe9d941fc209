import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APP } from './app-database.js';
import { EmbeddedError } from './embedded-error.js';
import { withFileLock } from './file-lock.js';
import type { Home } from './home.js';
import { isPostmasterOf, readPostmaster } from './postmaster.js';
import type { Program } from './program.js';
import { isTransient } from './run-postmaster.js';
import { runProgram } from './run-program.js';
import { SETTINGS } from './settings.js';
import { spawnArguments } from './spawn-arguments.js';
import { removeStalePidFile } from './stale-pid-file.js';

/** Name of the superuser, which only this package uses. */
export const SUPERUSER = 'utarang_admin';

/** The password of both roles; only the owner of the data can read it. */
export const passwordFile = (data: string): string => join(data, 'utarang_password');

/** Writes a new password into a file of PostgreSQL's user. */
export async function writePassword(file: string, { account }: Home): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600, flush: true });
  if (account) chownSync(file, account.uid, account.gid);
  return password;
}

/** The password; where its file was lost, a new one, which is set for both roles. */
export async function passwordOf(home: Home, program: Program): Promise<string> {
  return knownPassword(home.data) ?? replacePassword(home, program, null);
}

/** The time in which another process that has found the same must stop the server that it has started. */
const STOPPED_WITHIN_MS = 10_000;

/**
 * Replaces a password that is lost (`null`) or that the server refused; one that another process has set meanwhile
 * counts. Only one process at a time sets it, so that the file and the roles agree.
 */
export async function replacePassword(home: Home, program: Program, refused: string | null): Promise<string> {
  const file = passwordFile(home.data);
  const deadline = Date.now() + STOPPED_WITHIN_MS;
  const renewed = () => {
    const known = knownPassword(home.data);
    return known === refused ? null : known;
  };
  return withFileLock(`${file}.lock`, async () => {
    for (;;) {
      while (refused !== null && isServed(home.data) && renewed() === null && Date.now() < deadline) await sleep(50);
      try {
        return renewed() ?? (await renewPassword(file, home, program, refused));
      } catch (error) {
        // Another process has just started the server with the refused password, and stops it again.
        if (!isTransient(error) || Date.now() > deadline) throw error;
      }
      await sleep(50);
    }
  });
}

const isServed = (data: string) => {
  const running = readPostmaster(data);
  return running !== null && isPostmasterOf(running.pid, data);
};

async function renewPassword(file: string, home: Home, program: Program, refused: string | null): Promise<string> {
  await removeStalePidFile(home.data);
  const running = readPostmaster(home.data);
  if (running && isPostmasterOf(running.pid, home.data)) {
    const fault = refused === null ? 'is missing' : 'is not right';
    const message = `${file} ${fault}, and PostgreSQL (pid ${running.pid}), which runs already, cannot be asked`;
    const advice = `end it with "kill ${running.pid}" and start again, which makes a new one`;
    throw new EmbeddedError(`${message} without it: ${advice}.`, 'config');
  }
  const password = await writePassword(`${file}.new`, home);
  const { D, options } = spawnArguments(home, home.data);
  const args = ['--single', '-D', D, ...SETTINGS.flatMap((line) => ['-c', line]), 'postgres'];
  // The second role does not exist yet where a first start was killed; the server then only warns.
  const statements = [SUPERUSER, APP].map((role) => `alter role ${role} password '${password}'\n`);
  await runProgram(program.postgres, args, options, statements.join(''));
  renameSync(`${file}.new`, file);
  return password;
}

/** The password in its file; null where the file was lost. */
export function knownPassword(data: string): string | null {
  try {
    return readFileSync(passwordFile(data), 'utf8').trim() || null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
