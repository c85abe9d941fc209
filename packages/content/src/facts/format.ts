import type { Line } from '../tsv.js';

/** The files of `data/words` with facts about words of the book, and their columns (`docs/content.md`). */
export const factFiles = {
  'accents.tsv': ['id', 'word', 'accent', 'origin', 'from'],
  'bands.tsv': ['id', 'word', 'band'],
  'register.tsv': ['id', 'word', 'register'],
  'related.tsv': ['kind', 'id', 'word', 'other', 'otherWord', 'note'],
  'transitivity.tsv': ['id', 'word', 'transitivity'],
  'usage.tsv': ['id', 'word', 'usage'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type FactFile = keyof typeof factFiles;

/** A line of a file, its cells by column. */
export type FactLine<File extends FactFile> = Line<(typeof factFiles)[File][number]>;

/** Checks whether a file of `data/words` holds facts, not words. */
export const isFactFile = (name: string): name is FactFile => Object.hasOwn(factFiles, name);
