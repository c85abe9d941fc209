export { type SentenceCoverage, sentenceCoverage } from './coverage.js';
export { parseSentences, type Sentence, type SentenceEntry, type SentenceInPieces } from './parse.js';
export { readSentenceBank, readSentenceRows, readSentences } from './read.js';
export { validateSentences } from './validate.js';
