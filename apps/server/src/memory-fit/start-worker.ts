import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The most memory that the objects of the process may take, in MB; what the optimiser takes beside them is less. */
const HEAP_MB = 128;

/** The bundle has the program beside it. From the sources it is run by tsx. */
export function startWorker(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './fit-worker.ts' : './fit-worker.js', import.meta.url);
  return fork(fileURLToPath(file), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, ...(isSource ? ['--import', 'tsx'] : [])],
    // Nothing of the server's settings, the database's password among them, is needed there.
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}
