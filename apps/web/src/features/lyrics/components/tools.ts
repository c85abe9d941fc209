/** What is done to a text, in a file of its own: who reads one does without it. */
export { Conflict } from './conflict.js';
export { CorrectionForm } from './correction-form.js';
export { LyricForm } from './lyric-form.js';
export { RemoveDialog } from './remove-dialog.js';
