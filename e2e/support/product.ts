import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

type Settings = Readonly<Record<string, string>>;

export type Product = {
  url: string;
  /** The folder with all that it keeps. */
  dataDir: string;
  /** The mails that were sent to an address, as their sources. */
  mailsTo: (address: string) => string[];
  stop: () => Promise<void>;
};

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'utarang-e2e-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Makes a folder as a first start of the product and its orderly end leave it, and names it in `SEEDED`: every product
 * of the journeys begins on a copy, since to store all the words takes longer than a journey. Where `SEEDED` names a
 * folder already, it is made there, once for all that name it (`scripts/test.mjs`). Returns the function that removes it.
 */
export async function makeSeeded(): Promise<() => void> {
  const named = process.env.SEEDED;
  if (named && existsSync(named)) return () => {};
  const dataDir = emptyFolder();
  const { end } = await runProduct(dataDir, { NODE_ENV: 'production' });
  await end();
  process.env.SEEDED = named ?? dataDir;
  if (named) renameSync(dataDir, named);
  return named ? () => {} : () => remove(dataDir);
}

/** Starts the built product on a free port, with all the words. `settings` are those of the README. */
export async function startProduct(settings: Settings): Promise<Product> {
  const dataDir = emptyFolder();
  execFileSync('cp', ['-a', `${process.env.SEEDED}/.`, dataDir]);
  const { url, end } = await runProduct(dataDir, settings);
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
      await end();
      remove(dataDir);
    },
  };
}

/** Runs the program on a folder until it is told to end. */
async function runProduct(dataDir: string, settings: Settings): Promise<{ url: string; end: () => Promise<void> }> {
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
  return {
    url,
    end: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
