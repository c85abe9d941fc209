import { parseArgs } from 'node:util';
import { storedUsername, USERNAME_MAX, USERNAME_MIN } from '@utarang/domain/account';
import { exitCodes, StartupError } from '../lib/startup-error.js';

export const USAGE = `Usage:
  npm run admin -- create USERNAME                 makes an admin, with the password of ADMIN_PASSWORD or the input
  npm run admin -- grant USERNAME                  makes an admin of a member
  npm run admin -- reset-password USERNAME         prints a temporary password for a member who lost theirs
  npm run admin -- reset-password --set USERNAME   sets the password of NEW_PASSWORD or the input; the old one ends
  npm run admin -- searches                        lists what was searched for most and nobody could answer
A password is never an argument, which others on the machine could read. A reset ends all sessions of the account.
The database is the server's: DATABASE_URL, else the one in DATA_DIR. The server may run; it has to have been started
once with this release. docs/operating.md says more.`;

export type AdminCall =
  | { readonly command: 'searches' }
  | { readonly command: 'create'; readonly username: string }
  | { readonly command: 'grant'; readonly username: string }
  | { readonly command: 'reset-password'; readonly username: string; readonly sets: boolean };

/**
 * Reads the arguments of `npm run admin`; null for invalid ones. Throws a `StartupError` for a name that nobody can
 * have.
 */
export function readAdminArguments(args: readonly string[]): AdminCall | 'help' | null {
  const parsed = parse(args);
  if (!parsed || parsed.values.help) return parsed && 'help';
  const { values, positionals } = parsed;
  const [command, username, ...more] = positionals;
  if (more.length > 0 || (values.set && command !== 'reset-password')) return null;
  if (command === 'searches') return username === undefined ? { command } : null;
  if (username === undefined) return null;
  if (command === 'create') return { command, username: nameOf(username) };
  // `promote` was its name in earlier releases.
  if (command === 'grant' || command === 'promote') return { command: 'grant', username: nameOf(username) };
  if (command === 'reset-password') return { command, username: nameOf(username), sets: values.set === true };
  return null;
}

function parse(args: readonly string[]) {
  const options = { help: { type: 'boolean', short: 'h' }, set: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}

function nameOf(typed: string): string {
  const stored = storedUsername(typed);
  if (stored !== null) return stored;
  throw new StartupError(
    `A username has ${USERNAME_MIN} to ${USERNAME_MAX} letters, digits or _.- and no other signs, unlike ${JSON.stringify(typed)}.`,
    exitCodes.usage,
  );
}
