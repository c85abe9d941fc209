import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/**
 * The folder in which the files of tests are quickest: in memory, where so many bytes of it are free and programs may
 * run from there (containers often have little, or forbid them), or else where temporary files usually are. @param
 * {number} bytes
 */
export function quickFolder(bytes) {
  if (!existsSync(MEMORY) || process.availableMemory() < bytes) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options = 'noexec'] = mounts.map((line) => line.split(' ')).find(([, path]) => path === MEMORY) ?? [];
  return bavail * bsize > bytes && !options.split(',').includes('noexec') ? MEMORY : tmpdir();
}
