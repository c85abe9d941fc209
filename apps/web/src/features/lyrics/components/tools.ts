/** The tools for a text, in a chunk that reading a text does not need. */
export { LyricForm } from '../../../parts/own-text/lyric-form.js';
export { NewText } from '../../../parts/own-text/new-text.js';
export { editedText } from '../../../parts/own-text/pasted-lyric.js';
export { Conflict } from './conflict.js';
export { Correction } from './correction.js';
export { Gone } from './gone.js';
export { RemoveDialog } from './remove-dialog.js';
export { ToSong } from './to-song.js';
