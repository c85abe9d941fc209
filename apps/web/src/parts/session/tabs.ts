/**
 * Tells the other tabs that somebody logged in or out, or changed what is shown of them. By `storage` events: an open
 * `BroadcastChannel` keeps pages out of the back/forward cache in some browsers, and this needs nothing it offers more.
 */
export type SessionChange = 'in' | 'out' | 'profile';

const KEY = 'session-change';

export function tellTabs(change: SessionChange): void {
  try {
    // Only a new value is an event.
    localStorage.setItem(KEY, `${change}:${Date.now()}:${Math.random()}`);
  } catch {
    // Storage may be denied. Then another tab learns of it with its next call.
  }
}

/** Also runs, as `profile`, when the browser brings back a page that it kept: it may have missed a change. */
export function onSessionChange(run: (change: SessionChange) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) run(newValue.split(':')[0] as SessionChange);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run('profile');
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
