export { type ContentProblem, formatProblem } from '../problem.js';
export { coverage, type LevelCoverage, type ListedWord, parseListedWords } from './coverage.js';
export { emptyEntry, type WordEntry, wordFieldNames, wordFields } from './entry.js';
export { parseWords, type Row } from './parse.js';
export { readRows, readWordBook } from './read.js';
export { validateWords } from './validate.js';
