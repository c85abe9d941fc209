import { readWordBook } from '@utarang/content/words';
import { analyseText, createTextBook, type TextBook, type TextToken } from '@utarang/domain/text';
import { createTokenizer } from '../src/analyser/tokenizer.js';
import { paths } from '../src/paths.js';

/** Reads texts as the analyser does, with the words of the real book. */
export async function createTextReader() {
  const cut = createTokenizer();
  const book: TextBook = createTextBook(await readWordBook(paths.words));
  return {
    cut,
    book,
    tokensOf: (text: string): TextToken[] =>
      analyseText(text, cut, book)
        .stanzas.flat()
        .flatMap(({ tokens }) => [...tokens]),
  };
}
