import pg from 'pg';
import { NoAnswerError } from '../lib/database-errors.js';
import { withTimeout } from '../lib/with-timeout.js';

/** Ends a connection at once; what is running on it fails with `error`. */
export function destroyConnection(client: pg.ClientBase, error: Error): void {
  if (client instanceof pg.Client) client.connection.stream.destroy(error);
}

/** The time in which a server has to confirm that a connection is closed. */
const END_TIMEOUT_MS = 1_000;

/** A connection whose `end` always settles: a frozen server would never confirm it. */
export class OwnConnection extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super(config);
    this.on('error', () => {}); // an error without a listener would end the process; 'end' follows
  }

  override async end(): Promise<void> {
    const late = () => new NoAnswerError('the database does not answer');
    await withTimeout(super.end(), END_TIMEOUT_MS, late).catch((error: Error) => destroyConnection(this, error));
  }
}

/** Runs `act` on a connection of its own, which is closed afterwards; `withinMs` is the time for all of it. */
export async function onOwnConnection<Result>(
  config: pg.ClientConfig,
  withinMs: number,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new OwnConnection(config);
  const timer = setTimeout(
    () => destroyConnection(client, new NoAnswerError('the database does not answer')),
    withinMs,
  );
  try {
    await client.connect();
    return await act(client);
  } finally {
    clearTimeout(timer);
    await client.end();
  }
}
