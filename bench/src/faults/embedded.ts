import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPostmaster } from '@utarang/postgres/postmaster';

export const dataOf = (dataDir: string): string => join(dataDir, 'postgres', 'data');

/** The address of the PostgreSQL that a product runs itself. */
export function urlOf(dataDir: string): string {
  const password = readFileSync(join(dataOf(dataDir), 'utarang_password'), 'utf8');
  return `postgres://utarang:${password}@127.0.0.1:${readPostmaster(dataOf(dataDir))?.port}/utarang`;
}
