import { type ChildProcess, spawn } from 'node:child_process';

/** A program that the tests run beside them. */
export type Program = { stop: () => Promise<void> };

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/**
 * Starts a program, and waits until it has printed what `ready` matches; answers the match. One that ends before that
 * is an error, with what it printed.
 */
export async function startProgram(
  [command, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
  ready: RegExp,
): Promise<Program & { match: RegExpExecArray }> {
  // A group of its own: a browser's own processes end with it.
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const stop = async () => {
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      return; // it has just ended
    }
    await ended(child);
  };
  process.once('exit', () => void stop());
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const found = ready.exec(printed);
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${printed}`)));
  });
  return { stop, match };
}
