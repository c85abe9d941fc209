import { fork } from 'node:child_process';
import { once } from 'node:events';
import { onExit } from '../on-exit.js';
import type { JobName, Jobs } from './job.js';

/** Runs a job in a fresh process and gives its result. */
export async function runJob<Name extends JobName>(
  program: string,
  name: Name,
  parameters: Jobs[Name]['parameters'],
): Promise<Jobs[Name]['result']> {
  const child = fork(program, {
    execArgv: ['--expose-gc', '--max-old-space-size=12288', '--enable-source-maps'],
    serialization: 'advanced',
  });
  const cancelKill = onExit(() => child.kill());
  let result: Jobs[Name]['result'] | undefined;
  child.once('message', (message) => {
    result = message as Jobs[Name]['result'];
  });
  child.send({ name, parameters });
  const [code] = await once(child, 'close');
  cancelKill();
  if (code !== 0 || result === undefined)
    throw new Error(`${name} of ${JSON.stringify(parameters)} ended with ${code}`);
  return result;
}
