/**
 * Runs tasks with the same key one after the other, in the order in which they came; other keys do not wait for them.
 */
export declare function createKeyedMutex<Key>(): <Result>(key: Key, task: () => Promise<Result>) => Promise<Result>;
