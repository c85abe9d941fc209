import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync } from 'node:fs';
import { EmbeddedError } from './embedded-error.js';

/** A user of the system, by uid and gid. */
export type Account = { readonly uid: number; readonly gid: number };

/**
 * The user for PostgreSQL when we are root, since it refuses root: the owner of the existing data (an ordinary user may
 * have started it before), else `postgres` or `nobody`.
 */
export function accountForRoot(owner: Account | null): Account {
  if (owner && owner.uid !== 0) return owner;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  const message = 'PostgreSQL does not run as root, and this system has no user "postgres" or "nobody" to run it as.';
  throw new EmbeddedError(`${message} Start as an ordinary user, or set DATABASE_URL.`, 'config');
}

/** Makes a folder private to this user, or to ours where there is no `account`. */
export function makePrivate(folder: string, account: Account | null): void {
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/** Checks whether this user can enter the folder, by trying: the system also knows access lists and mounts. */
export function canEnter(folder: string, { uid, gid }: Account): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' });
  return status === 0;
}
