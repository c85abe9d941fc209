import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPostmaster } from '@utarang/postgres/postmaster';

const MEMORY = '/dev/shm';
const PREFIX = 'utarang-test-';
const parent = memoryIsFit() ? MEMORY : tmpdir();

/** In memory the tests take half the time; but containers have little of it there, or forbid programs in it. */
function memoryIsFit(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    const [, , , options = 'noexec'] = mounts().find(([, path]) => path === MEMORY) ?? [];
    return bavail * bsize > 2 ** 31 && !options.split(',').includes('noexec');
  } catch {
    return false;
  }
}

function mounts(): string[][] {
  return readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
}

/** A new folder that every user may enter, named after this process so that `removeAbandoned` can tell whose it was. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
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
    if (pid && !isAlive(pid)) await removeDataDir(join(parent, name));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
