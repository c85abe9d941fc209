import pg from 'pg';
import { NoAnswerError } from '../lib/database-errors.js';
import { withTimeout } from '../lib/with-timeout.js';
import type { Log } from '../log.js';
import { DatabaseCircuitBreaker } from './circuit-breaker.js';
import { destroyConnection, onOwnConnection } from './connection.js';

export const POOL_MAX = 10;

export type PoolTimes = {
  /** The time for which a request waits for a connection, a new one or one in use. */
  readonly waitMs: number;
  /** The time limit of a statement. */
  readonly statementMs: number;
  /**
   * The time for which a connection may be held, for a statement or a transaction: more than the limit of a statement.
   */
  readonly holdMs: number;
};

const TIMES: PoolTimes = { waitMs: 3_000, statementMs: 5_000, holdMs: 6_000 };

export type PoolOptions = {
  readonly times?: PoolTimes;
  /**
   * True if the address is that of a pooler in transaction mode. It gives each transaction another connection, so that
   * session settings are lost: the limit of statements is set for the role (docs/operating.md#a-pooler).
   */
  readonly isPooled?: boolean;
};

/** Settings of every connection, in the pool and outside. */
export const connectionDefaults = ({ waitMs, statementMs, holdMs }: PoolTimes = TIMES) => ({
  application_name: 'utarang',
  connectionTimeoutMillis: waitMs,
  statement_timeout: statementMs,
  // For a process of ours that hangs: others wait for the rows that it has locked.
  idle_in_transaction_session_timeout: 2 * holdMs,
  keepAlive: true,
});

/** `connectionDefaults` without session settings of PostgreSQL, which a pooler refuses (PgBouncer: 08P01). */
const throughPooler = (times: PoolTimes) => ({
  ...connectionDefaults(times),
  statement_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
});

/** The time in which the database has to answer a check. */
const ANSWER_MS = 1_000;

/** The message of pg-pool for a new connection that was not established within `waitMs`. */
const CONNECT_TIMEOUT = 'Connection terminated due to connection timeout';

/**
 * A connection pool that survives failures of the database. A lost connection fails only what runs on it. One that does
 * not answer in time is destroyed, and a circuit breaker then asks the database: while it does not answer, all other
 * calls fail at once.
 */
export class Pool extends pg.Pool {
  readonly #holdMs: number;
  readonly #log: Log;
  readonly #breaker: DatabaseCircuitBreaker;
  readonly #clients = new Set<pg.PoolClient>();

  constructor(config: pg.PoolConfig, log: Log, { times = TIMES, isPooled = false }: PoolOptions = {}) {
    super({
      ...(isPooled ? throughPooler(times) : connectionDefaults(times)),
      max: POOL_MAX,
      idleTimeoutMillis: 30_000,
      ...config,
    });
    this.#holdMs = times.holdMs;
    this.#log = log;
    this.#breaker = new DatabaseCircuitBreaker(() => this.#ask(), log);
    // Without a listener an error would end the process. The pool reports those of idle connections, a client its own.
    this.on('error', () => {});
    this.on('connect', (client) => {
      this.#clients.add(client);
      client.on('error', (error) => log.warn({ err: error }, 'a connection to the database was lost'));
      client.once('end', () => this.#clients.delete(client));
    });
    this.#limitHolding();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  /** Ends all connections: what still runs on them after `withinMs` fails. */
  async endWithin(withinMs: number): Promise<void> {
    this.#breaker.end();
    const late = () => new NoAnswerError('the pool was closed');
    await withTimeout(this.end(), withinMs, late).catch((error: Error) => {
      for (const client of this.#clients) destroyConnection(client, error);
    });
  }

  async #connect(): Promise<pg.PoolClient> {
    if (this.#breaker.isOpen) throw new NoAnswerError('the database does not answer');
    try {
      return await super.connect();
    } catch (error) {
      this.#log.warn({ err: error }, 'no connection to the database');
      if (error instanceof Error && error.message === CONNECT_TIMEOUT) void this.#breaker.suspect();
      throw error;
    }
  }

  async #ask(): Promise<void> {
    await onOwnConnection(this.options, ANSWER_MS, (client) => client.query('select'));
  }

  #limitHolding(): void {
    const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
    const expire = (client: pg.PoolClient) => {
      // If this process was too busy to read, the answer is there and is read before the second check.
      setImmediate(() => {
        if (!timers.has(client)) return;
        destroyConnection(client, new NoAnswerError(`the database did not answer within ${this.#holdMs} ms`));
        void this.#breaker.suspect();
      });
    };
    this.on('acquire', (client) => timers.set(client, setTimeout(expire, this.#holdMs, client).unref()));
    this.on('release', (_error, client) => {
      clearTimeout(timers.get(client));
      timers.delete(client);
    });
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0];
