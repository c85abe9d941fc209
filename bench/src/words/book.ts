import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHangul } from '@utarang/domain/language';
import type { HeardWord } from '@utarang/domain/search';
import type { GradedWord } from '@utarang/domain/study';

/** A word with what grading and phrases ask of it. */
export type BookWord = HeardWord & GradedWord;

/**
 * The words of the product's own word book. Its files are checked elsewhere; here they are only read. What else is
 * known of words (accents, usage, bands) lies beside them in files without meanings.
 */
export function readBook(directory: string): BookWord[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.tsv'));
  return files.flatMap((file) => parseWords(readFileSync(join(directory, file), 'utf8'), levelOf(file)));
}

/** The level that a file has the words of; `other.tsv` has none. */
const levelOf = (file: string): string | null => /^n\d/.exec(file)?.[0].toUpperCase() ?? null;

function parseWords(text: string, level: string | null): BookWord[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  if (!columns.includes('meaning')) return [];
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    return {
      id: Number(cell('id')),
      japaneseWord: cell('word'),
      reading: cell('reading'),
      koreanPronunciation: cell('pron') || toHangul(cell('reading')),
      meaningKo: cell('meaning'),
      partsOfSpeech: cell('pos').split(','),
      level,
      accept: itemsOf(cell('accept')),
      block: itemsOf(cell('block')),
    };
  });
}

const itemsOf = (cell: string) => (cell === '' ? [] : cell.split(', '));
