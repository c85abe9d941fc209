import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** Resolves with the address in the server's ready line; rejects when the server ends before it. */
function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /is ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)));
  });
}

/** Starts the built product on an empty folder and a free port; answers the function that ends it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'utarang-e2e-'));
  const server = spawn(process.execPath, ['--enable-source-maps', main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      CONTACT_EMAIL: 'hello@example.com',
      OPEN_CHAT_URL: 'https://open.example.com/utarang',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.env.BASE_URL = await addressOf(server);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
