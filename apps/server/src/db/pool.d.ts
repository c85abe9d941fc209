import pg from 'pg';
import type { Log } from '../log.js';
export declare const POOL_MAX = 10;
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
export type PoolOptions = {
    readonly times?: PoolTimes;
    /**
     * True if the address is that of a pooler in transaction mode. It gives each transaction another connection, so that
     * session settings are lost: the limit of statements is set for the role (docs/operating.md#a-pooler).
     */
    readonly isPooled?: boolean;
};
/** Settings of every connection, in the pool and outside. */
export declare const connectionDefaults: ({ waitMs, statementMs, holdMs }?: PoolTimes) => {
    application_name: string;
    connectionTimeoutMillis: number;
    statement_timeout: number;
    idle_in_transaction_session_timeout: number;
    keepAlive: boolean;
};
/**
 * A pool that no failure of the database breaks or makes wait for long. A lost connection fails only what runs on it.
 * One that does not answer in time is destroyed. Where the database then answers nobody, everything else fails at once
 * until it does.
 */
export declare class Pool extends pg.Pool {
    #private;
    constructor(config: pg.PoolConfig, log: Log, { times, isPooled }?: PoolOptions);
    connect(): Promise<pg.PoolClient>;
    connect(callback: ConnectCallback): void;
    /** Ends all connections: what still runs on them after `withinMs` fails. */
    endWithin(withinMs: number): Promise<void>;
}
type ConnectCallback = Parameters<pg.Pool['connect']>[0];
export {};
