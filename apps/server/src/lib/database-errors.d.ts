/** The error of a database that accepted a connection or a statement and gave no answer in time. */
export declare class NoAnswerError extends Error {
    readonly code = "ETIMEDOUT";
    constructor(message: string);
}
/**
 * Checks whether an error says that the database cannot be used now, not that the query is wrong: 503 instead of 500.
 */
export declare function isDatabaseAway(error: unknown): boolean;
