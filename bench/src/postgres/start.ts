import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.js';
import { onExit } from '../on-exit.js';
import { copyBinaries } from './binaries.js';

export type Postgres = { readonly url: string; stop(): Promise<void> };

/**
 * A PostgreSQL of its own in a temporary folder, gone with `stop`. Unless it is durable, it does not wait for the disk:
 * to measure reading.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'utarang-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    chmodSync(folder, 0o755);
    const account = accountForRoot();
    const { initdb, postgres } = copyBinaries(join(folder, 'program'));
    const home = mkdtempSync(join(folder, 'home-'));
    if (account) chownSync(home, account.uid, account.gid);
    const data = join(home, 'data');
    const options = { cwd: home, env: { LC_ALL: 'C' }, ...account };

    const init = spawn(initdb, ['-D', data, ...INITDB], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(init, 'close');
    if (code !== 0) throw new Error(`initdb ended with ${code}`);

    const port = await freePort();
    const server = spawn(postgres, ['-D', data, ...settingsOf({ port, durable })], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const forget = onExit(() => {
      server.kill('SIGQUIT');
      remove();
    });
    const closed = once(server, 'close').then(forget).then(remove);
    await ready(server.stderr, closed);
    return {
      url: `postgres://bench@127.0.0.1:${port}/postgres`,
      async stop() {
        server.kill('SIGINT');
        await closed;
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** C.UTF-8 knows what a letter is in Korean, which pg_trgm needs. */
const INITDB = [
  ...['-U', 'bench', '--auth=trust', '--no-sync', '--encoding=UTF8'],
  ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
];

const settingsOf = ({ port, durable }: { port: number; durable: boolean }) =>
  [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${durable ? 'on' : 'off'}`,
    'shared_buffers=128MB',
  ].flatMap((line) => ['-c', line]);

/** Waits for the line of the log that says so. */
async function ready(log: NodeJS.ReadableStream, closed: Promise<void>): Promise<void> {
  let text = '';
  await new Promise<void>((resolve, reject) => {
    log.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (text.includes('database system is ready')) resolve();
    });
    closed.then(() => reject(new Error(`PostgreSQL did not start:\n${text}`)), reject);
  });
}

/** PostgreSQL refuses to run as root. */
function accountForRoot(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = users.find((line) => /^(postgres|nobody):/.test(line))?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('there is no user "postgres" or "nobody" to run as');
  return { uid: Number(uid), gid: Number(gid) };
}
