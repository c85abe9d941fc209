import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** What a command wrote and ended with. */
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

const scripts = {
  backup: 'backup/backup-command.ts',
  restore: 'backup/restore-command.ts',
  songs: 'songs-import/songs-command.ts',
} as const;

/** `npm run backup`, `npm run restore` or `npm run songs` as the operator calls it, from its sources. It does not outlive the test. */
export function startCommand(
  name: keyof typeof scripts,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { child: ChildProcess; ended: Promise<Ended> } {
  const script = fileURLToPath(new URL(`../src/${scripts[name]}`, import.meta.url));
  const { PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { PATH, TMPDIR, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, ...output }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

export const runCommand = (...call: Parameters<typeof startCommand>) => startCommand(...call).ended;
