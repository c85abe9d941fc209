import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onExit } from '../on-exit.js';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

export type Program = { readonly origin: URL; stop(): Promise<void> };

/** The built product with a data folder of its own, on a free port; `settings` are more of its environment. */
export async function startProgram(settings: Readonly<Record<string, string>> = {}): Promise<Program> {
  if (!existsSync(main)) throw new Error('the server is not built: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'utarang-bench-'));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      ...{ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', NODE_ENV: 'production' },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const cancelKill = onExit(() => child.kill('SIGTERM'));
  const closed = once(child, 'close').then(cancelKill);
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
    rmSync(folder, { recursive: true, force: true });
  };
  for await (const line of createInterface(child.stdout)) {
    const address = /is ready: (\S+)$/.exec(line)?.[1];
    if (!address) continue;
    child.stdout.resume();
    return { origin: new URL(address), stop };
  }
  await stop();
  throw new Error('the server ended before it was ready');
}
