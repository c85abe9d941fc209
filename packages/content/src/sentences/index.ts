export { type SentenceCoverage, sentenceCoverage } from './coverage.js';
export { parseSentences, type Sentence, type SentenceRow } from './parse.js';
export { readSentenceRows, readSentences } from './read.js';
export { hangulText, kanaText, type Piece, piecesOf, writtenText } from './text.js';
export { validateSentences } from './validate.js';
