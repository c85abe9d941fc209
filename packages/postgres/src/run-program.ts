import { type SpawnOptions, spawn } from 'node:child_process';
import { basename } from 'node:path';
import { cleanEnvironment } from './environment.js';
import { ServerFailure } from './failures.js';

/** Runs one of PostgreSQL's programs to its end, with this input; a failure is thrown as a `ServerFailure`. */
export function runProgram(
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>,
  input = '',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, env: cleanEnvironment, stdio: ['pipe', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.stdin.on('error', () => {}); // a program that ends early reports the reason
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new ServerFailure(`PostgreSQL's ${basename(program)} failed (${signal ?? code})`, errors));
    });
  });
}
