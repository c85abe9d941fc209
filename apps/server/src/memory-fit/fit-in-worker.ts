import type { ChildProcess } from 'node:child_process';
import type { History, Parameters } from '@utarang/domain/review';
import type { FromWorker, ToWorker } from './protocol.js';
import { startWorker } from './start-worker.js';

/** The time after which a fit counts as hung (20,000 answers take half a second). */
export const FIT_LONGEST_MS = 20_000;
/** The most characters that are kept of a process's error output. */
const OUTPUT_MAX = 2_000;

export type Fitting = { readonly parameters: Promise<Parameters>; stop(): void };

/** Fits the parameters of FSRS to histories in a process that is started for it and ends with it. */
export function fitInWorker(
  histories: readonly History[],
  { start = startWorker, longestMs = FIT_LONGEST_MS }: { start?: () => ChildProcess; longestMs?: number } = {},
): Fitting {
  const worker = start();
  const stop = () => void worker.kill('SIGKILL');
  const parameters = new Promise<Parameters>((resolve, reject) => {
    let answer: FromWorker | null = null;
    let output = '';
    const timer = setTimeout(stop, longestMs).unref();
    worker.stderr?.on('data', (data: Buffer) => {
      output = (output + data).slice(-OUTPUT_MAX);
    });
    worker.once('message', (message: FromWorker) => {
      answer = message;
    });
    worker.once('error', reject);
    worker.once('exit', (code, signal) => {
      clearTimeout(timer);
      if (answer) resolve(answer.parameters);
      else reject(new Error(`the fit ended with ${signal ?? code}: ${output}`));
    });
    // The process may end before it has read this; the `exit` event reports that.
    worker.send({ histories } satisfies ToWorker, () => {});
  });
  return { parameters, stop };
}
