/**
 * Runs `task` once at a time. All calls during a run share the next one: the current run may have begun before the
 * change for which they were made.
 */
export declare function coalesceRuns(task: () => Promise<void>): () => Promise<void>;
