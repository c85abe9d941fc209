import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { onExit } from '../on-exit.js';

const program = fileURLToPath(new URL('slow.mjs', import.meta.url));

type Process = { readonly id: number; readonly type: string };

/** The processes in which pages and their workers run. */
async function pageProcesses(browser: Browser): Promise<number[]> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = (await devtools.send('SystemInfo.getProcessInfo')) as { processInfo: Process[] };
  await devtools.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The ticks of a second in which the kernel counts the time of processes. */
const TICKS = 100;

/**
 * The time of a processor that the pages of a browser have had, in milliseconds: what else the machine does is no part
 * of it.
 */
export async function processorTime(browser: Browser): Promise<number> {
  let ticks = 0;
  for (const pid of await pageProcesses(browser)) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may have blanks in it: the 12th and 13th field are the user's and the system's.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return (ticks * 1000) / TICKS;
}

/** Runs something while the pages of a browser, their workers too, are slowed down by a factor. */
export async function slowly<Result>(browser: Browser, factor: number, run: () => Promise<Result>): Promise<Result> {
  if (factor === 1) return run();
  const pids = await pageProcesses(browser);
  const slowing = spawn(process.execPath, [program, String(factor), ...pids.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const goOn = () => {
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {} // it has ended
    }
  };
  const cancel = onExit(() => {
    slowing.kill();
    goOn();
  });
  try {
    await once(slowing.stdout, 'data');
    return await run();
  } finally {
    const ended = once(slowing, 'exit');
    slowing.kill();
    await ended;
    goOn();
    cancel();
  }
}
