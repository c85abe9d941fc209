/** Lets tasks with the same key run one after the other, in the order they came; others do not wait for them. */
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
