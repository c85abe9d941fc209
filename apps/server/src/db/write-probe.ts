import pg from 'pg';
import { isConnectionLost } from '../../../../packages/postgres/src/connection-errors.js';
import { NoAnswerError } from '../lib/database-errors.js';
import { withTimeout } from '../lib/with-timeout.js';
import type { Log } from '../log.js';
import { destroyConnection } from './connection.js';

/** State of the database: whether it can be written, or what prevents it. */
export type Readiness = 'ready' | 'cannot_write' | 'no_answer';

const ANSWER_MS = 2_000;

/**
 * Checks whether writing works by a write on a connection of its own. The result is right even where all connections of
 * the pool are busy, or where reading works and writing does not. Concurrent callers share one result.
 */
export class WriteProbe {
  readonly #config: () => pg.ClientConfig;
  readonly #log: Log;
  #client: pg.Client | null = null;
  #asking: Promise<Readiness> | null = null;
  #isClosed = false;

  constructor(config: () => pg.ClientConfig, log: Log) {
    this.#config = config;
    this.#log = log;
  }

  ask(): Promise<Readiness> {
    this.#asking ??= this.#try().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  close(): void {
    this.#isClosed = true;
    this.#drop(new NoAnswerError('the server stops'));
  }

  async #try(): Promise<Readiness> {
    if (this.#isClosed) return 'no_answer';
    try {
      return await withTimeout(this.#write(), ANSWER_MS, () => new NoAnswerError('the database does not answer'));
    } catch (error) {
      this.#log.warn({ err: error }, 'the database is not ready');
      this.#drop(new NoAnswerError('the database is not ready'));
      return isConnectionLost(error) ? 'no_answer' : 'cannot_write';
    }
  }

  async #write(): Promise<Readiness> {
    const client = this.#client ?? (await this.#connect());
    const results = (await client.query(WRITE)) as unknown as pg.QueryResult<{ only?: string }>[];
    return results.some(({ rows }) => rows[0]?.only === 'on') ? 'cannot_write' : 'ready';
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#config());
    this.#client = client;
    const forget = () => {
      if (this.#client === client) this.#client = null;
    };
    client.on('error', forget).on('end', forget);
    await client.connect();
    await client.query(ROOM);
    return client;
  }

  #drop(reason: Error): void {
    const client = this.#client;
    this.#client = null;
    if (client) destroyConnection(client, reason);
  }
}

/** A temporary table of this connection, which is emptied at every commit. */
const ROOM = `
  create temp table room (filler text) on commit delete rows;
  alter table room alter column filler set storage plain`;

/**
 * Allocates room on the disk (16 pages) and frees it, and has the write-ahead log synced to the disk. It leaves nothing
 * behind.
 */
const WRITE = `
  select current_setting('transaction_read_only') as only;
  insert into room select repeat(md5(n::text), 200) from generate_series(1, 16) n;
  select pg_logical_emit_message(true, 'utarang', 'ready')`;
