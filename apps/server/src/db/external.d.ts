import type { Log } from '../log.js';
/** Waits until the operator's server answers, and refuses one that the product cannot work with. */
export declare function checkExternal(connectionString: string, log: Log): Promise<void>;
/**
 * Checks through the pooler whether statements have a time limit, which only the role can set there, and warns where
 * there is none: a statement that hangs would hold one of the pooler's few connections for good.
 */
export declare function checkPooler(connectionString: string, log: Log): Promise<void>;
/** The operator's sentence for a server that lets us connect but not create tables (SQLSTATE 42501). */
export declare function explainRefusal(error: unknown): unknown;
/** Host, port and name of a database for messages, never the password. */
export declare function describeAddress(connectionString: string): string;
