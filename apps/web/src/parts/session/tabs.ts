import { tabChannel } from '../../lib/tab-channel.js';

/** The change of a session in another tab: somebody logged in or out, or changed what is shown of them. */
export type SessionChange = 'in' | 'out' | 'profile';

const channel = tabChannel<SessionChange>('tabs:session');

/** A tab that does not hear of the change learns of it with its next call. */
export const postSessionChange = channel.post;

/** Also runs, as `profile`, when the browser brings back a page that it kept: it may have missed a change. */
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
