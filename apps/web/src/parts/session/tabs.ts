import { tabChannel } from '../../lib/tab-channel.js';

/** The change of a session in another tab: a member logged in or out, or changed their profile. */
export type SessionChange = 'in' | 'out' | 'profile';

const channel = tabChannel<SessionChange>('tabs:session');

/** Tells the other tabs. A tab that misses the message learns of the change at its next call. */
export const postSessionChange = channel.post;

/**
 * Listens to changes. The listener is also called, with `profile`, when the page returns from the back/forward cache:
 * it may have missed a change.
 */
export function onSessionChange(run: (change: SessionChange) => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) run('profile');
  };
  const stop = channel.listen(run);
  addEventListener('pageshow', onShow);
  return () => {
    stop();
    removeEventListener('pageshow', onShow);
  };
}
