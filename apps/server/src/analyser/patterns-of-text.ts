import type { TextPattern } from '@utarang/contract';
import {
  formSteps,
  type PatternFinder,
  type ReadText,
  type TextBook,
  type TextToken,
  type Tokenizer,
} from '@utarang/domain/text';
import type { BookPattern } from './protocol.js';

type Deps = {
  readonly cut: Tokenizer;
  readonly find: PatternFinder;
  readonly patterns: ReadonlyMap<string, BookPattern>;
  readonly book: Pick<TextBook, 'written'>;
};

/**
 * "What explains a word by itself is told by that word, and not again here" (docs/product/lookup.md#patterns): the
 * entries that explain several words together, each once, in the order in which they come. Pauses after each line.
 */
export function* patternsOf(
  { stanzas }: ReadText,
  { cut, find, patterns, book }: Deps,
): Generator<void, TextPattern[]> {
  const lines = stanzas.flat();
  const explained = new Set(lines.flatMap(({ tokens }) => tokens.flatMap(entriesOf)));
  const found = new Map<string, TextPattern>();
  for (const { text } of lines) {
    for (const { start, end, entries } of find(text, cut(text), (lemma) => book.written(lemma).length > 0))
      for (const { id } of entries) {
        const pattern = id === null || explained.has(id) || found.has(id) ? undefined : patterns.get(id);
        if (pattern) found.set(pattern.id, toTextPattern(pattern, text.slice(start, end)));
      }
    yield;
  }
  return [...found.values()];
}

const entriesOf = ({ entry, names, word }: TextToken): string[] => [
  ...(entry?.id ? [entry.id] : []),
  ...formSteps(names, word?.partsOfSpeech ?? []).flatMap((step) => step.entry?.id ?? []),
];

const toTextPattern = ({ list, id, written, meaning }: BookPattern, text: string): TextPattern => ({
  list,
  id,
  form: written,
  meaning,
  written: text,
});
