import type { Database } from '../db/database.js';
import type { Log } from '../log.js';
export type Listener = {
    close(): Promise<void>;
};
/**
 * Calls `onChange` whenever a process changed the words (`LISTEN`), and after each connect, since something may have
 * changed before. It reconnects until it is closed.
 */
export declare function listenForChanges(database: Pick<Database, 'connect'>, onChange: () => void, log: Log, heartbeat?: {
    everyMs: number;
    withinMs: number;
}): Listener;
