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
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, accountForRoot, canEnter, makePrivate } from './account.js';
import { EmbeddedError } from './embedded-error.js';
import type { PostgresLog } from './log.js';
import { migrateDataDirectory } from './migrate-data-directory.js';

/** The folder of an embedded server: its data and its log. */
export type Home = {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  /** The folder of the copies of PostgreSQL's binaries. */
  readonly programs: string;
  /** The account of PostgreSQL when that is not our own. */
  readonly account: Account | null;
  /**
   * True if that user cannot reach the data, since the folders above are closed, and has to be started in it: see
   * `spawn-arguments.ts`.
   */
  readonly isClosed: boolean;
};

/** The folder for PostgreSQL's binaries, and nothing else, when root runs it and their user cannot enter DATA_DIR. */
const OUTSIDE = '/var/lib/utarang';

/** Finds or creates `dataDir`/postgres so that the user of PostgreSQL can use it. */
export function prepareHome(dataDir: string, log: PostgresLog): Home {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'postgres');
  migrateDataDirectory(path, log);
  const account = process.getuid?.() === 0 ? accountForRoot(owner(join(path, 'data')) ?? owner(path)) : null;
  if (account) letIn(dataDir, account);
  if (!lstatSync(path, { throwIfNoEntry: false })) makeHome(path, account);
  if (!existsSync(path)) {
    const message = `${path} links to a folder that is gone: bring that back, or remove the link to start empty.`;
    throw new EmbeddedError(message, 'config');
  }
  const folder = realpathSync(path);
  // a volume mounted here belongs to root at first
  if (account && owner(folder)?.uid === 0) makePrivate(folder, account);
  const isClosed = account !== null && !canEnter(folder, account);
  const programs = isClosed ? placeOutside(folder, account) : folder;
  const home = { folder, data: join(folder, 'data'), log: join(folder, 'server.log'), programs, account, isClosed };
  checkOwner(home);
  return home;
}

const owner = (path: string): Stats | null => statSync(path, { throwIfNoEntry: false }) ?? null;

function makeHome(path: string, account: Account | null): void {
  const made = mkdtempSync(`${path}.`);
  try {
    makePrivate(made, account);
    renameSync(made, path);
  } catch (error) {
    // Of two concurrent first starts one puts its folder in place; the other drops its own and uses that.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** Opens a private DATA_DIR, but nothing above it, to the group of PostgreSQL's user. */
function letIn(dataDir: string, account: Account): void {
  const { mode, uid } = statSync(dataDir);
  if (uid !== 0 || (mode & 0o070) !== 0 || canEnter(dataDir, account)) return;
  if (!canEnter(dirname(dataDir), account)) return; // it would not help
  chownSync(dataDir, uid, account.gid);
  chmodSync(dataDir, (mode & 0o7777) | 0o010);
}

/** Places the programs where their user can find them. All data stays in DATA_DIR. */
function placeOutside(folder: string, { uid }: Account): string {
  const message = `PostgreSQL runs as user ${uid}, who cannot enter ${folder}`;
  const advice = 'open the folders above it, or set another DATA_DIR';
  if (process.platform !== 'linux') throw new EmbeddedError(`${message}: ${advice}.`, 'config');
  try {
    mkdirSync(OUTSIDE, { recursive: true });
    chmodSync(OUTSIDE, 0o755);
    return OUTSIDE;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EmbeddedError(`${message}, and its programs cannot be put elsewhere (${reason}): ${advice}.`, 'config');
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
}
