import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

const file = join(root, '.cache', 'prepare.lock');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Takes the lock, or answers false when another living process holds it. */
function tryLock() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(readFileSync(file, 'utf8').trim() || 0);
  if (holder && !isAlive(holder)) rmSync(file, { force: true });
  return false;
}

/** Runs `work` while no other process installs or builds in this checkout; two first starts at once take turns. */
export async function withLock(work) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let waited = 0; !tryLock(); waited++) {
    if (waited === 1) console.log('Waiting for another start that is installing or building …');
    await sleep(300);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
