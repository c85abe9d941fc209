import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APP, type Connection } from '@utarang/postgres';

/** A user of Debian that PgBouncer runs as where we are root: it refuses to. */
const NOBODY = 65_534;

export type Pooler = { readonly port: number; close(): Promise<void> };

/** PgBouncer in transaction mode before the server of the tests, as docs/operating.md#a-pooler has it. */
export async function startPooler({ host, port: server, password }: Connection): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'utarang-pooler-'));
  const port = await freePort();
  const files = { users: join(folder, 'users'), settings: join(folder, 'pgbouncer.ini') };
  writeFileSync(files.users, `"${APP}" "${password}"\n`);
  writeFileSync(
    files.settings,
    `[databases]
* = host=${host} port=${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${files.users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
server_idle_timeout = 5
query_timeout = 6
log_connections = 0
log_disconnections = 0
`,
  );
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    chmodSync(folder, 0o755);
    for (const file of Object.values(files)) chownSync(file, NOBODY, NOBODY);
  }
  const child = spawn('pgbouncer', ['-q', files.settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  let failure: Error | null = null;
  const ended = once(child, 'exit').catch((error: Error) => {
    failure = error;
  });
  const close = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries += 1) {
    if (await answers(port)) return { port, close };
    if (failure !== null || child.exitCode !== null || tries === 100) {
      await close();
      throw new Error(`PgBouncer (Debian: apt-get install pgbouncer) did not start: ${failure ?? said}`);
    }
    await sleep(50);
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
