import { fromWire, type Marks, marksOnWire, type Word } from '@utarang/contract';
import { createSearchIndex, markWord, type Reading, type SearchIndex, withKoreanForms } from '@utarang/domain/search';

/** The search engine of the server, for lists whose words are all loaded. Its file is loaded on demand. */
export function createSearch(sent: readonly Word[]): SearchIndex {
  const words = sent.map(fromWire);
  return withKoreanForms(createSearchIndex(words), words);
}

/** Marks where a word matches the reading of the query that found it. */
export const marksIn = (word: Word, reading: Reading): Marks => marksOnWire(markWord(fromWire(word), reading));
