export type { Field, FieldEntry } from './fields.js';
export type { KoLike } from './ko-like.js';
export { checkWordLists, readWordLists, type WordLists } from './read.js';
