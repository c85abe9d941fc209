import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankSentence } from '../book/bank-cost.js';

/** All sentences of a directory with a file a level (docs/content.md#the-bank-of-sentences), as the database has them. */
export const readBank = (directory: string): BankSentence[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) =>
      readFileSync(join(directory, file), 'utf8')
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => sentenceOf(line, file.slice(0, 2).toUpperCase())),
    );

function sentenceOf(line: string, level: string): BankSentence {
  const [id = '', text = '', meaningKo = '', words = '', situations = ''] = line.split('\t');
  const marked = words.split(',');
  return {
    id: Number(id),
    level,
    text,
    meaningKo,
    wordIds: marked.map((word) => Number.parseInt(word, 10)),
    targetIds: marked.filter((word) => word.endsWith('*')).map((word) => Number.parseInt(word, 10)),
    situations: situations === '' ? [] : situations.split(','),
    retiredAt: null,
  };
}
