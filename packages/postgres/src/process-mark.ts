import { readFileSync } from 'node:fs';

/**
 * A unique mark of a process, which an earlier one with the same number does not share: the number, and on Linux the
 * start time. Null when no process has this number.
 */
export function processMark(pid: number): string | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  if (process.platform !== 'linux') return isRunning(pid) ? String(pid) : null;
  try {
    // The name in brackets may contain anything; `starttime` is the 20th word after it (proc_pid_stat(5)).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${pid} ${words[19]}`;
  } catch {
    return null;
  }
}

/** Checks whether a process with this number exists, of any user. */
export function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid >= 2 ** 31) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
