/** The search engine of the server, for lists whose words are all here: in a file of its own. */
export { createSearchIndex, markWord } from '@utarang/domain/search';
