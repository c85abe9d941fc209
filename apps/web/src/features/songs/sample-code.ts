import { laterPart } from '../../lib/later-part.js';

/** The code of what a guest sees below a song without lyrics. */
export const sampleCode = laterPart(async () => (await import('./components/song-sample.js')).SongSample);
