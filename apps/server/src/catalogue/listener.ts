import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../db/database.js';
import type { Log } from '../log.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** The time between two questions whether the database is still there, and that in which it has to answer. */
const HEARTBEAT = { everyMs: 20_000, withinMs: 5_000 };

export type Listener = { close(): Promise<void> };

/**
 * Calls `onChange` whenever some process changed the words, and after every connection that had to be made, since
 * something may have changed meanwhile. A lost connection is made again, for as long as that takes.
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

/** Runs `begin` and waits until the connection ends. A silent database and a call to close end it, too. */
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
 * Waits until the database does not answer. A machine that vanished does not say so: unless it is asked, the connection
 * would look alive for hours.
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
