import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Product } from './product.js';

const command = fileURLToPath(new URL('../../apps/server/src/songs-import/songs-command.ts', import.meta.url));

/** Imports songs into a running product, as its operator does; answers what the command said. */
export function importSongs({ dataDir }: Product, songs: object): string {
  const file = join(dataDir, 'songs.json');
  writeFileSync(file, JSON.stringify(songs));
  return execFileSync(process.execPath, ['--import', 'tsx', command, 'import', file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
}
