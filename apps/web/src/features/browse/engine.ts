import { inside, type Marks, marksOnWire, type Word } from '@utarang/contract';
import { createSearchIndex, markWord, type Reading, type SearchIndex, withKoreanForms } from '@utarang/domain/search';

/** The search engine of the server, for lists whose words are all here. Its file is loaded when it is needed. */
export function createSearch(sent: readonly Word[]): SearchIndex {
  const words = sent.map(inside);
  return withKoreanForms(createSearchIndex(words), words);
}

/** Marks where a word says what the reading that found it looks for. */
export const marksIn = (word: Word, reading: Reading): Marks => marksOnWire(markWord(inside(word), reading));
