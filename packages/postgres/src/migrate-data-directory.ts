import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { withMoveLock } from './file-lock.js';
import type { PostgresLog } from './log.js';
import { isPostmasterOf, readPostmaster } from './postmaster.js';

/**
 * The folder outside in which earlier releases kept the server of a DATA_DIR that PostgreSQL's user cannot enter;
 * DATA_DIR had a link to it.
 */
const OUTSIDE = '/var/lib/utarang';

/** The name of the data during the move, under which no process finds and starts it. */
const LEAVING = 'data.leaving';

/** The name of the link until the move is complete. */
const linkOf = (path: string) => `${path}.leaving`;
const copyOf = (path: string) => `${path}.coming`;

/**
 * Moves a server that an earlier release kept outside into DATA_DIR, at `path`. The next start completes a move that
 * was interrupted at any point; until the data is complete in its new place, the old one is kept. A running server
 * stays where it is until a start finds it stopped. A link that the operator made is left alone.
 */
export function migrateDataDirectory(path: string, log: PostgresLog, outside = OUTSIDE): void {
  if (!isLinkedOutside(path, outside) && linkTarget(linkOf(path)) === null) return;
  withMoveLock(`${path}.moving`, () => {
    if (isLinkedOutside(path, outside)) {
      if (isLive(join(path, 'data'))) return log.warn(`${path} is moved home when a start finds PostgreSQL ended`);
      renameSync(path, linkOf(path));
    }
    const source = linkTarget(linkOf(path));
    if (source !== null) move(source, path, log);
  });
}

function isLinkedOutside(path: string, outside: string): boolean {
  const target = linkTarget(path);
  return target !== null && dirname(target) === outside && basename(target).startsWith('postgres-') && existsSync(path);
}

function move(source: string, path: string, log: PostgresLog): void {
  rmSync(copyOf(path), { recursive: true, force: true });
  if (!lstatSync(path, { throwIfNoEntry: false })) {
    const [data, leaving] = [join(source, 'data'), join(source, LEAVING)];
    try {
      if (existsSync(data)) renameSync(data, leaving);
      if (isLive(leaving)) throw new Error(`PostgreSQL was started in ${source}`);
      log.warn(`the database moves from ${source} to ${path}`);
      if (!tryRename(source, path)) copy(source, path);
    } catch (error) {
      if (!existsSync(data)) renameSync(leaving, data);
      renameSync(linkOf(path), path);
      throw error;
    }
  }
  if (existsSync(join(path, LEAVING))) renameSync(join(path, LEAVING), join(path, 'data'));
  rmSync(source, { recursive: true, force: true });
  unlinkSync(linkOf(path));
}

/** Renames; that is possible only within one file system. */
function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EXDEV') return false;
    throw error;
  }
}

/** Copies all but PostgreSQL's programs, synced to the disk; the copy gets its name when it is complete. */
function copy(source: string, path: string): void {
  const coming = copyOf(path);
  try {
    mkdirSync(coming, { mode: 0o700 });
    const { uid, gid } = statSync(source);
    for (const name of [LEAVING, 'server.log']) {
      if (existsSync(join(source, name))) execFileSync('cp', ['-a', join(source, name), coming], { stdio: 'pipe' });
    }
    execFileSync('sync');
    if (isLive(join(source, LEAVING))) throw new Error(`PostgreSQL was started in ${source}`);
    chownSync(coming, uid, gid);
    renameSync(coming, path);
  } catch (error) {
    rmSync(coming, { recursive: true, force: true });
    throw error;
  }
}

function linkTarget(path: string): string | null {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(path) : null;
}

function isLive(data: string): boolean {
  const postmaster = readPostmaster(data);
  return postmaster !== null && isPostmasterOf(postmaster.pid, data);
}
