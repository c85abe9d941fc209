import { hasJapaneseLetter } from '../language/index.js';
import { bookPieces } from './book-pieces.js';
import { correctCuts } from './correct-cuts.js';
import { type GivenReading, toldByAuthor, withGivenReadings } from './given-readings.js';
import { inLine } from './in-line.js';
import { inPlainWords } from './in-plain-words.js';
import { kanaWords } from './kana-words.js';
import { katakanaVerbs } from './katakana-verbs.js';
import { withLackingWords } from './lacking-words.js';
import { type Deinflect, memoizedDeinflect } from './memoized-deinflect.js';
import { memoizedTokenizer } from './memoized-tokenizer.js';
import type { Tokenizer } from './morpheme.js';
import type { TextBook, TextWord } from './text-book.js';
import type { TextPart, TextToken } from './text-token.js';
import { textWords } from './text-words.js';
import { forAnalysis } from './written-for-analysis.js';

/** A line of a text, with the readings that its author gave. */
export type LineToRead = { readonly text: string; readonly given: readonly GivenReading[] };
export type TextLine = { readonly text: string; readonly tokens: readonly TextToken[] };

/** A text by its stanzas and their lines, and the words of the book in it, in the order in which they come. */
export type ReadText = {
  readonly stanzas: readonly (readonly TextLine[])[];
  readonly words: readonly TextWord[];
  /**
   * The words that the book does not have, in their dictionary form and each once. Names, numbers and the grammar are
   * left out.
   */
  readonly unknown: readonly string[];
};

/** The parts of speech of words to learn. */
const LEARNT: ReadonlySet<TextPart> = new Set<TextPart>([
  'noun',
  'verb',
  'adjective',
  'adverb',
  'determiner',
  'conjunction',
  'interjection',
  'prefix',
  'suffix',
  'other',
]);

/**
 * Reads a text (docs/product/lookup.md#text): blank lines part its stanzas, and the texts of the tokens of a line
 * joined are the line. A line without Japanese stays as it is. `text` has LF for line ends.
 */
export const analyseText = (text: string, cut: Tokenizer, book: TextBook): ReadText =>
  analyseLines(stanzasOf(text), cut, book);

/** The stanzas of a text, which blank lines part, with their lines as they are written. */
export function stanzasOf(text: string): LineToRead[][] {
  const stanzas: LineToRead[][] = [];
  let stanza: LineToRead[] | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      stanza = null;
      continue;
    }
    if (!stanza) {
      stanza = [];
      stanzas.push(stanza);
    }
    stanza.push({ text: line, given: [] });
  }
  return stanzas;
}

type Stanzas = readonly (readonly LineToRead[])[];

/** Reads the lines of stanzas; "The reading is the word's" (docs/product/lookup.md#pasted-texts). */
export function analyseLines(stanzas: Stanzas, cut: Tokenizer, book: TextBook): ReadText {
  const reading = readByLine(stanzas, cut, book);
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
}

/** Reads stanzas likewise, and pauses after each line: other work can be done before the next. */
export function* readByLine(lines: Stanzas, cut: Tokenizer, book: TextBook): Generator<void, ReadText> {
  const deinflect = memoizedDeinflect();
  const read = (line: LineToRead, isLast: boolean): readonly TextToken[] =>
    withGivenReadings(tokensOf(line, cut, book, deinflect, isLast), line, book);
  const readOnce = memoizedLines(read);
  const stanzas: TextLine[][] = [];
  for (const stanza of lines) {
    const readLines: TextLine[] = [];
    stanzas.push(readLines);
    for (const [index, line] of stanza.entries()) {
      readLines.push({ text: line.text, tokens: readOnce(line, index === stanza.length - 1) });
      yield;
    }
  }
  const words = new Map<number, TextWord>();
  const unknown = new Set<string>();
  for (const { tokens } of stanzas.flat()) {
    for (const { word, part, dictionary, gloss } of tokens) {
      if (word) words.set(word.id, word);
      // A token with a meaning that is no word of the book is of the grammar: さん.
      else if (dictionary !== null && gloss === null && LEARNT.has(part)) unknown.add(dictionary);
    }
  }
  return { stanzas, words: [...words.values()], unknown: [...unknown] };
}

/** The lines of a chorus are read once. */
function memoizedLines(read: (line: LineToRead, isLast: boolean) => readonly TextToken[]): typeof read {
  const known = new Map<string, readonly TextToken[]>();
  return (line, isLast) => {
    if (line.given.length > 0) return read(line, isLast);
    const key = `${isLast} ${line.text}`;
    const memoized = known.get(key);
    if (memoized) return memoized;
    const tokens = read(line, isLast);
    known.set(key, tokens);
    return tokens;
  };
}

function tokensOf(
  { text: line, given }: LineToRead,
  cut: Tokenizer,
  book: TextBook,
  deinflect: Deinflect,
  isLast: boolean,
): TextToken[] {
  if (!hasJapaneseLetter(line)) return textWords(line, [], book, deinflect, isLast);
  const letters = forAnalysis(line);
  const cutOnce = memoizedTokenizer((text) => kanaWords(cut(text), cut, book));
  const spoken = inPlainWords(letters.text, cutOnce, book);
  const placeOf = (index: number) => letters.places[spoken.places[index]!]!;
  const morphemes = toldByAuthor(
    bookPieces(withLackingWords(katakanaVerbs(cutOnce(spoken.text), deinflect, book)), book, deinflect),
    given,
    placeOf,
    book,
  );
  const tokens = textWords(spoken.text, correctCuts(morphemes, book), book, deinflect, isLast);
  return inLine(line, inLine(letters.text, tokens, spoken, { reads: true }), letters, { reads: false });
}
