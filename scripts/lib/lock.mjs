import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

const lockFile = join(root, '.cache', 'prepare.lock');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Checks whether the process that wrote the file is still running. After a reboot its number may be another's. */
function isHeld(file) {
  const booted = Date.now() - uptime() * 1000;
  const holder = Number(readFileSync(file, 'utf8').trim());
  return holder > 0 && statSync(file).mtimeMs >= booted && isAlive(holder);
}

/** Takes the lock, or returns false when another process holds or held it. */
function tryLock(file) {
  if (tryLink(file)) return true;
  try {
    if (!isHeld(file)) removeStale(file);
  } catch (error) {
    // It was released meanwhile.
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}

/** Removes a stale lock, one process at a time, and checks it again first: it may be a new one by now. */
function removeStale(file) {
  const over = `${file}.over`;
  if (!tryLock(over)) return;
  try {
    if (!isHeld(file)) rmSync(file, { force: true });
  } finally {
    rmSync(over, { force: true });
  }
}

/** Checks whether the lock was free and is now ours. */
function tryLink(file) {
  const own = `${file}.${process.pid}`;
  try {
    // The file appears with its content or not at all, on a full disk, too: an empty one would belong to nobody for
    // ever.
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Runs `work` while no other process installs or builds in this checkout; concurrent first starts take turns. */
export async function withLock(work, file = lockFile) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = 0; !tryLock(file); waited++) {
    if (waited === 1) console.log('Waiting for another start that is installing or building …');
    await sleep(300);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
