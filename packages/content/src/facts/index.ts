export type { AccentFact, WordFact, WordFacts, WordLink } from './entry.js';
export { checkWordFacts, readWordFacts } from './read.js';
