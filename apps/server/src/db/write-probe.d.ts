import pg from 'pg';
import type { Log } from '../log.js';
/** State of the database: whether it can be written, or what prevents it. */
export type Readiness = 'ready' | 'cannot_write' | 'no_answer';
/**
 * Checks whether writing works by a write on a connection of its own. The result is right even where all connections of
 * the pool are busy, or where reading works and writing does not. Concurrent callers share one result.
 */
export declare class WriteProbe {
    #private;
    constructor(config: () => pg.ClientConfig, log: Log);
    ask(): Promise<Readiness>;
    close(): void;
}
