import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The limit of the process's heap, in MB; the optimiser takes less beside it. */
const HEAP_MB = 128;

/** Starts the process: in a bundle its file is beside it; from the sources it is run by tsx. */
export function startWorker(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './fit-worker.ts' : './fit-worker.js', import.meta.url);
  return fork(fileURLToPath(file), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(isSource ? ['--import', 'tsx'] : [])],
    // It needs nothing of the server's settings, such as the database's password.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
