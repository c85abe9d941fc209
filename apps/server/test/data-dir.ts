import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stopPostmaster } from '@utarang/postgres/postmaster';
import { quickFolder } from '../../../scripts/lib/quick-folder.mjs';
import { canMount, isMounted, unmountDisk } from './disk.js';

const PREFIX = 'utarang-test-';
/** In memory the tests take half the time. */
const parent = quickFolder(2 * 2 ** 30);

/** A new folder that every user may enter, named after this process so that `removeAbandoned` can tell whose it was. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Links PostgreSQL's binaries instead of copying them, which saves half the time of a first start. */
export function linkProgram(folder: string, program: string): void {
  mkdirSync(join(folder, 'postgres'));
  symlinkSync(program, join(folder, 'postgres', basename(program)));
}

/** Copies a server that has ended. */
export function copyServer(from: string, to: string): void {
  execFileSync('cp', ['-a', join(from, 'postgres'), to]);
}

/** Stops the server in the folder, if one is left, and deletes everything, also what it keeps outside. */
export async function removeDataDir(folder: string): Promise<void> {
  const link = join(folder, 'postgres');
  if (existsSync(link)) {
    await stopPostmaster(join(realpathSync(link), 'data'));
    rmSync(realpathSync(link), { recursive: true, force: true });
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Clears up after test runs that were killed. */
export async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = Number(/^utarang-test-(\d+)-/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(parent, name);
    // A run that was killed may have left its small disk mounted on the folder.
    if (canMount && isMounted(folder)) unmountDisk(folder);
    await removeDataDir(folder);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
