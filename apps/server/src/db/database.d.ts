import type pg from 'pg';
import type { StartupError } from '../lib/startup-error.js';
import type { Log } from '../log.js';
import { type Orm } from './orm.js';
import { type Readiness } from './write-probe.js';
export type { Log } from '../log.js';
export type Database = {
    /** The pool. Lost connections are logged, and replaced at the next query. */
    readonly pool: pg.Pool;
    readonly orm: Orm;
    /** Returns whether the database can be written now, checked outside the pool. Never throws. */
    probe(): Promise<Readiness>;
    /** A connection of its own outside the pool, for long uses (LISTEN); the caller handles its errors and ends it. */
    connect(): Promise<pg.Client>;
    /** Settles when another process took over the embedded server after its crash: this process must end. */
    readonly lost: Promise<StartupError>;
    /**
     * Ends the pool, and the embedded server with the lock on its folder, within the given time in ms, whatever is
     * running; it may be called again.
     */
    close(withinMs?: number): Promise<void>;
};
export type DatabaseSettings = {
    /** The operator's PostgreSQL server, or null for an embedded one in `dataDir`. */
    readonly databaseUrl: string | null;
    /** The address of the server itself, where `databaseUrl` is that of a pooler. */
    readonly databaseDirectUrl?: string | null;
    readonly dataDir: string;
};
/** Connects, or starts the embedded server and takes the lock on its folder; then brings the schema up to date. */
export declare function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database>;
