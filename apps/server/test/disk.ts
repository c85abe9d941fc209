import { execFileSync } from 'node:child_process';

/** True if a test may mount a disk of its own: as root, where the machine allows it. */
export const canMount = process.getuid?.() === 0 && succeeds('unshare', ['--mount', 'true']);

function succeeds(program: string, options: string[]): boolean {
  try {
    execFileSync(program, options, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A disk of so many megabytes in memory, mounted on the folder. */
export const mountDisk = (folder: string, megabytes: number, ...more: readonly string[]) =>
  mount(folder, '-t', 'tmpfs', '-o', [`size=${megabytes}m`, 'mode=755', ...more].join(','), 'none');

/** Changes options of the disk that is mounted there, e.g. `size=400m` or `ro`. */
export const remountDisk = (folder: string, option: string) => mount(folder, '-o', `remount,${option}`);

/** Checks whether a disk of its own is mounted on a folder. */
export const isMounted = (folder: string): boolean => succeeds('mountpoint', ['--quiet', folder]);

export const unmountDisk = (folder: string) => void execFileSync('umount', ['--lazy', folder]);

function mount(folder: string, ...options: readonly string[]): void {
  execFileSync('mount', [...options, folder]);
}

/** Writes a file until the disk is full. */
export function fillDisk(file: string): void {
  execFileSync('sh', ['-c', 'cat /dev/zero > "$1" 2> /dev/null || true', 'sh', file]);
}
