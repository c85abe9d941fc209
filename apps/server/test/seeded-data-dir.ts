import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject, onTestFinished } from 'vitest';
import { copyServer, makeDataDir, removeDataDir } from './data-dir.js';
import { Program } from './program.js';
import { makeUsedDataDir } from './quick-data-dir.js';
import { builtWebApp } from './serve.js';

/** A folder as a start of the product with all its words, and an orderly end, leave it. */
export async function makeSeededDataDir(folder = makeDataDir()): Promise<string> {
  const seeded = inject('seededDataDir');
  while (!existsSync(seeded)) {
    if (isFirst(seeded)) await makeIt(seeded);
    else await sleep(100);
  }
  copyServer(seeded, folder);
  return folder;
}

/** The files of the tests run in several processes, of which one makes it for all. */
const lockOf = (seeded: string) => `${seeded}.lock`;

function isFirst(seeded: string): boolean {
  try {
    mkdirSync(lockOf(seeded));
    return true;
  } catch {
    return false;
  }
}

async function makeIt(seeded: string): Promise<void> {
  const DATA_DIR = makeUsedDataDir();
  try {
    const program = new Program({ DATA_DIR, WEB_ROOT: await builtWebApp(onTestFinished) });
    await program.ready();
    program.kill('SIGTERM');
    await program.ended;
    renameSync(DATA_DIR, seeded);
  } catch (error) {
    await removeDataDir(DATA_DIR);
    rmdirSync(lockOf(seeded));
    throw error;
  }
}
