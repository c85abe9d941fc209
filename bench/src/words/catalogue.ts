import type { SearchableWord } from '@utarang/domain/search';
import { generateWord } from './generate.js';
import { createRandom } from './random.js';

/** Generated words have their ids above those of the word book, as words that administrators add. */
const FIRST_GENERATED_ID = 100_001;

/**
 * The given number of words: those of the book, then generated ones, none of them twice. In the order of the product's
 * lists, the higher id first. The same for the same seed.
 */
export function makeCatalogue(book: readonly SearchableWord[], size: number, seed: number): SearchableWord[] {
  const random = createRandom(seed);
  const words = book.slice(0, size);
  const seen = new Set(words.map(nameOf));
  while (words.length < size) {
    const word = generateWord(random);
    const name = nameOf(word);
    if (seen.has(name)) continue;
    seen.add(name);
    words.push({ id: FIRST_GENERATED_ID + words.length, ...word });
  }
  return words.sort((a, b) => b.id - a.id);
}

const nameOf = ({ japaneseWord, reading }: Pick<SearchableWord, 'japaneseWord' | 'reading'>) =>
  `${japaneseWord} ${reading}`;
