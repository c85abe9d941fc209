import type { Cut } from './morpheme.js';
import { asWritten, type Respelling } from './respelling.js';
import type { TextBook } from './text-book.js';
export function inPlainWords(text: string, cut: Cut, book: TextBook): Respelling {
  return asWritten(text);
}
