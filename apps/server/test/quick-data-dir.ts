import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inject } from 'vitest';
import { makeDataDir } from './data-dir.js';
import './provided.js';

/** A folder with PostgreSQL's binaries linked instead of copied, which saves half the time of a first start. */
export function makeQuickDataDir(): string {
  const folder = makeDataDir();
  const program = inject('postgresProgram');
  mkdirSync(join(folder, 'postgres'));
  symlinkSync(program, join(folder, 'postgres', basename(program)));
  return folder;
}

/** A folder as a first start and an orderly end leave it, without waiting for them. */
export function makeUsedDataDir(): string {
  const folder = makeDataDir();
  execFileSync('cp', ['-a', join(inject('usedDataDir'), 'postgres'), folder]);
  return folder;
}
