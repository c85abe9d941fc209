import { laterPart } from '../../lib/later-part.js';

/** The code of what guests see in the place of a member's texts. */
export const guestLyricsCode = laterPart(async () => (await import('./components/guest-lyrics.js')).GuestLyrics);
