import pg from 'pg';
import { NoAnswerError } from './away.js';

/** Ends a connection at once, whatever runs on it, which fails with `error`. */
export function cut(client: pg.ClientBase, error: Error): void {
  if (client instanceof pg.Client) client.connection.stream.destroy(error);
}

/** Runs `act` on a connection of its own, which is gone afterwards; it has `withinMs` for all of it. */
export async function onOwnConnection<Result>(
  config: pg.ClientConfig,
  withinMs: number,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  client.on('error', () => {}); // the query that runs fails with the same
  const timer = setTimeout(() => cut(client, new NoAnswerError('the database does not answer')), withinMs);
  try {
    await client.connect();
    return await act(client);
  } finally {
    clearTimeout(timer);
    client.end().catch(() => {}); // a frozen server never confirms it
  }
}
