import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, accountForRoot, canEnter } from './account.js';
import { EmbeddedError } from './embedded-error.js';
import type { Log } from './log.js';

/** The folder of an embedded server: its data, a copy of PostgreSQL's binaries, its log. */
export type Home = {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  /** Whom PostgreSQL runs as when that is not our own user. */
  readonly account: Account | null;
};

/** Where root keeps a server whose DATA_DIR no other user can enter. */
const OUTSIDE = '/var/lib/utarang';

/** Finds or makes `dataDir`/postgres so that the user PostgreSQL runs as can use it. */
export function placeHome(dataDir: string, log: Log): Home {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'postgres');
  const account = process.getuid?.() === 0 ? accountForRoot(owner(join(path, 'data')) ?? owner(path)) : null;
  if (!lstatSync(path, { throwIfNoEntry: false })) makeHome(dataDir, path, account, log);
  if (!existsSync(path)) {
    const message = `${path} links to a folder that is gone: bring that back, or remove the link to start empty.`;
    throw new EmbeddedError(message, 'config');
  }
  const folder = realpathSync(path);
  if (account && owner(folder)?.uid === 0) give(folder, account); // a volume mounted here belongs to root at first
  const home = { folder, data: join(folder, 'data'), log: join(folder, 'server.log'), account };
  checkOwner(home);
  return home;
}

const owner = (path: string): Stats | null => statSync(path, { throwIfNoEntry: false }) ?? null;

function give(folder: string, account: Account | null): void {
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

function makeHome(dataDir: string, path: string, account: Account | null, log: Log): void {
  if (account && !canEnter(dataDir, account)) letIn(dataDir, account);
  if (account && !canEnter(dataDir, account)) {
    makeOutside(dataDir, path, account, log);
  } else {
    const made = mkdtempSync(`${path}.`);
    give(made, account);
    unlessMade(path, made, () => renameSync(made, path));
  }
}

/** Opens a private DATA_DIR, but nothing that it lies in, to the group of the user that PostgreSQL runs as. */
function letIn(dataDir: string, { gid }: Account): void {
  const { mode, uid } = statSync(dataDir);
  if (uid !== 0 || (mode & 0o070) !== 0) return;
  chownSync(dataDir, uid, gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

/** What DATA_DIR lies in is closed to others (a checkout in /root): keep the server elsewhere and link to it. */
function makeOutside(dataDir: string, path: string, account: Account, log: Log): void {
  if (!existsSync(OUTSIDE)) {
    mkdirSync(OUTSIDE, { recursive: true });
    chmodSync(OUTSIDE, 0o755);
  }
  const made = mkdtempSync(join(OUTSIDE, 'postgres-'));
  give(made, account);
  unlessMade(path, made, () => symlinkSync(made, path));
  log.warn(`PostgreSQL's user cannot enter ${dataDir}: the database is kept in ${realpathSync(path)}`);
}

/** Of two first starts at once one puts its folder in place; the other drops its own and uses that. */
function unlessMade(path: string, made: string, place: () => void): void {
  try {
    place();
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

function checkOwner({ folder, data, account }: Home): void {
  const uid = account?.uid ?? process.getuid?.();
  for (const path of [folder, data]) {
    const stats = owner(path);
    if (!stats || stats.uid === uid) continue;
    const message = `${path} belongs to user ${stats.uid}, and PostgreSQL would run as user ${uid}`;
    throw new EmbeddedError(`${message}: start as its owner, or give it over with chown -R.`, 'config');
  }
  if (account && !canEnter(folder, account)) {
    const message = `PostgreSQL runs as user ${account.uid}, who cannot enter ${folder}`;
    throw new EmbeddedError(`${message}: open the folders above it, or set another DATA_DIR.`, 'config');
  }
}
