import { contracted } from './contracted.js';
import { drawnOut, drawnTwice } from './drawn-out.js';
import { inStandardEndings } from './endings/in-standard-endings.js';
import { inKatakana } from './in-katakana.js';
import type { Tokenizer } from './morpheme.js';
import { asWritten, type Change, type Respelling, respelt, respeltAgain } from './respelling.js';
import type { TextBook } from './text-book.js';

type Respell = (text: string, cut: Tokenizer, book: TextBook) => Change[];

/** Drawn out letters first: the others know words without them. */
const STEPS: readonly Respell[] = [drawnTwice, drawnOut, inKatakana, inStandardEndings, contracted];

/**
 * A line as careful people write it (docs/product/lookup.md#spoken): やばーい is やばい, ココロ 心, 知らん 知らない. What is read is
 * read as it stands in the line.
 */
export function inPlainWords(line: string, cut: Tokenizer, book: TextBook): Respelling {
  let plain = asWritten(line);
  for (const step of STEPS) {
    const changes = step(plain.text, cut, book);
    if (changes.length > 0) plain = respeltAgain(plain, respelt(plain.text, changes));
  }
  return plain;
}
