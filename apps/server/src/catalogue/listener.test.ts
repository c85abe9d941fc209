import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { recordingLog, silentLog } from '../../test/log.js';
import { listenForChanges } from './listener.js';

/** A line to the database that can be held up, as when the other machine vanishes without closing the connection. */
async function line(url: URL) {
  const held: Socket[] = [];
  const server = createServer((client) => {
    const target = connect(Number(url.port), url.hostname);
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      from.on('error', () => to.destroy()).pipe(to);
    }
    held.push(client, target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of held) socket.destroy();
    server.close();
  });
  return {
    url: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href,
    holdUp() {
      for (const socket of held) socket.unpipe().pause();
    },
  };
}

test('a connection that has gone silent is given up and made again', async () => {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const { pool } = await own.open();
  const { url, holdUp } = await line(new URL(own.url));
  const connectThrough = async () => {
    const client = new pg.Client(url);
    client.on('error', () => {});
    await client.connect();
    return client;
  };

  const onChange = vi.fn();
  const listener = listenForChanges({ connect: connectThrough }, onChange, silentLog, { everyMs: 50, withinMs: 200 });
  onTestFinished(() => listener.close());
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), { timeout: 15_000 });

  holdUp();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  await pool.query('notify catalogue');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3), { timeout: 15_000 });
});

test('while no connection can be made it goes on trying, says so, and can be closed', async () => {
  const { log, messages } = recordingLog();
  const connect = vi.fn(() => Promise.reject(new Error('away')));
  const listener = listenForChanges({ connect }, () => {}, log);
  await vi.waitFor(() => expect(connect).toHaveBeenCalledTimes(3), { timeout: 15_000 });
  await listener.close();
  expect(messages).toContain('not connected to hear of changed words');
});
