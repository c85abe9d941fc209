/** For tests of the server, whose types read no JavaScript: `quick-folder.mjs` says what it answers. */
export function quickFolder(bytes: number): string;
