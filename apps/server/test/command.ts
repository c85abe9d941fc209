import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** What a command wrote and ended with. */
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

const scripts = {
  admin: 'operator/admin-command.ts',
  seed: 'operator/seed-command.ts',
  backup: 'backup/backup-command.ts',
  restore: 'backup/restore-command.ts',
  songs: 'songs-import/songs-command.ts',
} as const;

/** `npm run backup`, `npm run admin` and the like as the operator calls it, from its sources, with what is piped in. It does not outlive the test. */
export function startCommand(
  name: keyof typeof scripts,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): { child: ChildProcess; ended: Promise<Ended> } {
  const script = fileURLToPath(new URL(`../src/${scripts[name]}`, import.meta.url));
  const { PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { PATH, TMPDIR, NODE_ENV: 'test', ...env },
    stdio: 'pipe',
  });
  child.stdin.on('error', () => {}).end(input); // a command may end without having read it
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
