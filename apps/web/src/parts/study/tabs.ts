/**
 * Tells the other tabs what became of a word. By `storage` events, as in `session/tabs.ts`: an open `BroadcastChannel`
 * keeps pages out of the back/forward cache in some browsers.
 */
export type StudyChange =
  | { wordId: number; became: 'saved' | 'unsaved' | 'completed' }
  /** `until`: milliseconds by the clock of this device, which is that of the other tabs too. */
  | { wordId: number; became: 'cooling'; until: number };

const KEY = 'study-change';

export function tellTabs(change: StudyChange): void {
  try {
    // Only a new value is an event.
    localStorage.setItem(KEY, JSON.stringify({ ...change, at: Date.now(), nonce: Math.random() }));
  } catch {
    // Storage may be denied. Then another tab learns of it when it next asks.
  }
}

export function onStudyChange(run: (change: StudyChange) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) run(JSON.parse(newValue) as StudyChange);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
