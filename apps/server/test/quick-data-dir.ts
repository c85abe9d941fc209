import { inject } from 'vitest';
import { copyServer, linkProgram, makeDataDir } from './data-dir.js';
import './provided.js';

/** A folder with nothing but PostgreSQL's binaries. */
export function makeQuickDataDir(): string {
  const folder = makeDataDir();
  linkProgram(folder, inject('postgresProgram'));
  return folder;
}

/** A folder as a first start and an orderly end leave it, without waiting for them. */
export function makeUsedDataDir(folder = makeDataDir()): string {
  copyServer(inject('usedDataDir'), folder);
  return folder;
}
