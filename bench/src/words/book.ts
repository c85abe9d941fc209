import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHangul } from '@utarang/domain/language';
import type { SearchableWord } from '@utarang/domain/search';

/** The words of the product's own word book. Its files are checked elsewhere; here they are only read. */
export function readBook(directory: string): SearchableWord[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.tsv'));
  return files.flatMap((file) => parseWords(readFileSync(join(directory, file), 'utf8')));
}

function parseWords(text: string): SearchableWord[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    return {
      id: Number(cell('id')),
      japaneseWord: cell('word'),
      hiragana: cell('reading'),
      koreanPronunciation: cell('pron') || toHangul(cell('reading')),
      meaningKo: cell('meaning'),
    };
  });
}
