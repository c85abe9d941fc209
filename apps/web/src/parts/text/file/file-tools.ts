/** The readers of files of lyrics and subtitles, in a chunk that is loaded with a first such file. */
export { FileDialog } from './file-dialog.js';
export { openFile } from './read-text-file.js';
