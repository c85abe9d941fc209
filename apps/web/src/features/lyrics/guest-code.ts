import { createLazyPart } from '../../lib/lazy-part.js';
import { LoadFailure } from '../../ui/toast/load-failure.js';

/** The code of what guests see in place of a member's texts. */
export const guestLyricsCode = createLazyPart(
  async () => (await import('./components/guest-lyrics.js')).GuestLyrics,
  LoadFailure,
);
