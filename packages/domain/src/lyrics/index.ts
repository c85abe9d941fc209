export { type CarriedOver, carriedOver, type EditedText } from './carried-over.js';
export {
  type Applied,
  type Correction,
  corrected,
  correctionFor,
  type PlacedCorrection,
  type WordCorrection,
} from './corrections.js';
export { linesOf, titleOf } from './lines.js';
export { readingLike } from './reading-like.js';
export { isTextOfSong } from './text-of-song.js';
