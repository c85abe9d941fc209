import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresLog, startEmbedded } from '@utarang/postgres';
import { readPostmaster } from '@utarang/postgres/postmaster';
import { onExit } from './on-exit.js';

export type Postgres = {
  readonly url: string;
  /** The connection of the superuser, for what the product's own user may not do. */
  readonly superuserUrl: string;
  stop(): Promise<void>;
};

const log: PostgresLog = { info: () => {}, warn: console.error, error: console.error };

/**
 * A PostgreSQL of its own in a temporary folder, gone with `stop`. Unless it is durable, it does not wait for the disk,
 * which is enough for measuring reads.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'utarang-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const server = await startEmbedded(folder, log, [`fsync=${durable ? 'on' : 'off'}`, 'shared_buffers=128MB']);
    const cancelCleanUp = onExit(() => {
      const running = readPostmaster(join(folder, 'postgres', 'data'));
      if (running) process.kill(running.pid, 'SIGQUIT');
      remove();
    });
    const urlOf = ({ user, password, host, port, database }: ReturnType<typeof server.connection>) =>
      `postgres://${user}:${password}@${host}:${port}/${database}`;
    return {
      url: urlOf(server.connection()),
      superuserUrl: urlOf(server.superuser()),
      async stop() {
        await server.close();
        cancelCleanUp();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
