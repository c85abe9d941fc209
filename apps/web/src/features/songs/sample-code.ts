import { createLazyPart } from '../../lib/lazy-part.js';

/** The code of what a guest sees below a song without lyrics. */
export const sampleCode = createLazyPart(async () => (await import('./components/song-sample.js')).SongSample);
