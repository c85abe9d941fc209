import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

export type Product = {
  url: string;
  /** The folder with all that it keeps. */
  dataDir: string;
  /** The mails that were sent to an address, as their sources. */
  mailsTo: (address: string) => string[];
  stop: () => Promise<void>;
};

/** Starts the built product on an empty folder and a free port. `settings` are those of the README. */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'utarang-e2e-'));
  const server = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SMTP_URL: '',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /is ready: (http:\/\/\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready:\n${printed}`)));
  });
  const outbox = join(dataDir, 'outbox');
  const mails = () => {
    try {
      return readdirSync(outbox).filter((file) => file.endsWith('.eml'));
    } catch {
      return []; // the folder is made with the first mail
    }
  };
  return {
    url,
    dataDir,
    mailsTo: (address) =>
      mails()
        .map((file) => readFileSync(join(outbox, file), 'utf8'))
        .filter((source) => source.includes(address)),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
