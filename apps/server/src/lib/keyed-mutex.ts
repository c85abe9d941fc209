/**
 * Runs tasks with the same key one after the other, in the order in which they came; other keys do not wait for them.
 */
export function createKeyedMutex<Key>() {
  const last = new Map<Key, Promise<void>>();
  return <Result>(key: Key, task: () => Promise<Result>): Promise<Result> => {
    const running = (last.get(key) ?? Promise.resolve()).then(task);
    const over = running.then(
      () => {},
      () => {},
    );
    last.set(key, over);
    void over.then(() => {
      if (last.get(key) === over) last.delete(key);
    });
    return running;
  };
}
