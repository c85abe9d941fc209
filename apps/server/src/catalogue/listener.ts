import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../db/database.js';
import type { Log } from '../log.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** The interval of the heartbeat, and the time in which the database has to answer it. */
const HEARTBEAT = { everyMs: 20_000, withinMs: 5_000 };

export type Listener = { close(): Promise<void> };

/**
 * Calls `onChange` whenever a process changed the words (`LISTEN`), and after each connect, since something may have
 * changed before. It reconnects until it is closed.
 */
export function listenForChanges(
  database: Pick<Database, 'connect'>,
  onChange: () => void,
  log: Log,
  heartbeat = HEARTBEAT,
): Listener {
  const closing = new AbortController();
  const { signal } = closing;

  const stayConnected = async () => {
    for (let pause = FIRST_PAUSE_MS; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        const client = await database.connect();
        await untilLost(client, signal, heartbeat, async () => {
          client.on('notification', onChange);
          await client.query('listen catalogue');
          pause = FIRST_PAUSE_MS;
          onChange();
        });
        if (!signal.aborted) log.warn('the connection that hears of changed words was lost');
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'not connected to hear of changed words');
      }
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  };
  const ended = stayConnected();
  return {
    close() {
      closing.abort();
      return ended;
    },
  };
}

/** Runs `begin` and waits until the connection ends: by the server, by a missed heartbeat, or by `closing`. */
async function untilLost(
  client: pg.Client,
  closing: AbortSignal,
  heartbeat: typeof HEARTBEAT,
  begin: () => Promise<void>,
): Promise<void> {
  const over = new AbortController();
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  const end = () => client.end().catch(() => {});
  try {
    closing.addEventListener('abort', end);
    if (closing.aborted) await end();
    await begin();
    void untilSilent(client, heartbeat, over.signal).then(end, () => {});
    await ended;
  } finally {
    over.abort();
    closing.removeEventListener('abort', end);
    await end();
  }
}

/**
 * Sends heartbeats and resolves once one is not answered. Otherwise the connection to a machine that vanished would
 * look alive for hours.
 */
async function untilSilent(
  client: pg.Client,
  { everyMs, withinMs }: typeof HEARTBEAT,
  signal: AbortSignal,
): Promise<void> {
  for (let alive = true; alive; ) {
    await sleep(everyMs, undefined, { signal });
    const answer = client.query('select').then(() => true);
    alive = await Promise.race([answer, sleep(withinMs, false, { ref: false })]).catch(() => false);
  }
}
