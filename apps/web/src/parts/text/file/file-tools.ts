/** The readers of files of lyrics and subtitles, in a file of their own, which is loaded with a first such file. */
export { FileDialog } from './file-dialog.js';
export { openFile } from './read-text-file.js';
