import { readFileSync } from 'node:fs';

/**
 * Tells a process from every other, past ones too, whose number it may have: its number, and on Linux the time at
 * which it began. Null when there is none of this number.
 */
export function processMark(pid: number): string | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  if (process.platform !== 'linux') return isThere(pid) ? String(pid) : null;
  try {
    // The name in brackets may hold anything; `starttime` is the 20th word after it (proc_pid_stat(5)).
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${pid} ${words[19]}`;
  } catch {
    return null;
  }
}

/** Whether a process of this number is there, whosoever it is. */
export function isThere(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid >= 2 ** 31) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
