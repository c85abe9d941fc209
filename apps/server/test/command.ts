import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The output of a command and the code that it ended with. */
export type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** The commands, each a file of the bundle. */
type Name = 'admin' | 'check-ledger' | 'seed' | 'backup' | 'restore' | 'songs';

/** `npm run backup`, `npm run admin` and the like, from the bundle, with piped input. It does not outlive the test. */
export function startCommand(
  name: Name,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): { child: ChildProcess; ended: Promise<Ended> } {
  const script = fileURLToPath(new URL(`../dist/${name}.js`, import.meta.url));
  const { PATH, TMPDIR } = process.env;
  const child = spawn(process.execPath, [script, ...args], {
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
