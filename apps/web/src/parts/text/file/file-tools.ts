/** The reading of files of lyrics and subtitles. It has a file of its own, which no other text needs. */
export { FileDialog } from './file-dialog.js';
export { openFile } from './read-text-file.js';
