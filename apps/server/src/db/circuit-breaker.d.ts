import type { Log } from '../log.js';
/**
 * Circuit breaker of the database: it opens when the database does not answer, and closes when it does. While it is
 * open, the database is checked again and again, and nothing else waits for it. One slow query does not open it: it may
 * be expensive, while the database answers all others.
 */
export declare class DatabaseCircuitBreaker {
    #private;
    /** `ask` resolves when the database answers and throws, after its own timeout, when it does not. */
    constructor(ask: () => Promise<void>, log: Log);
    get isOpen(): boolean;
    /** Reports that an answer did not come in time. Opens the breaker if the check fails, too. */
    suspect(): Promise<void>;
    /** Ends the checks. */
    end(): void;
}
