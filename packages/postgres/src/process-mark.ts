import { readFileSync } from 'node:fs';

/**
 * A mark that no other process has, nor an earlier one with the same number: the number, and on Linux the time at
 * which the process began. Null when no process has this number.
 */
export function processMark(pid: number): string | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  if (process.platform !== 'linux') return isRunning(pid) ? String(pid) : null;
  try {
    // The name in brackets may hold anything; `starttime` is the 20th word after it (proc_pid_stat(5)).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${pid} ${words[19]}`;
  } catch {
    return null;
  }
}

/** Checks whether some process has this number, whosoever it is. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid >= 2 ** 31) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
