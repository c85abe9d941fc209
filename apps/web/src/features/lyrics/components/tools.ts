/** Actions on a text. It has a file of its own, which reading a text does not need. */
export { carriedOver } from '@utarang/domain/lyrics';
export { mergedPasted, withPasted } from '../pasted-lyric.js';
export { Conflict } from './conflict.js';
export { CorrectionForm } from './correction-form.js';
export { LyricForm } from './lyric-form.js';
export { RemoveDialog } from './remove-dialog.js';
export { ToSong } from './to-song.js';
