import { createLazyPart } from '../../lib/lazy-part.js';
import { Unloaded } from '../../ui/toast/unloaded.js';

/** The code of what guests see in the place of a member's texts. */
export const guestLyricsCode = createLazyPart(
  async () => (await import('./components/guest-lyrics.js')).GuestLyrics,
  Unloaded,
);
