import { createLazyPart } from '../../lib/lazy-part.js';

/** The lazily loaded sample that guests see below a song without lyrics. */
export const sampleCode = createLazyPart(async () => (await import('./components/song-sample.js')).SongSample);
