import { readFileSync, writeFileSync } from 'node:fs';
import { wordsDirectory } from '../places.js';
import { sentenceAnalyser } from '../sentences/checks/analysis.js';
import { COLUMNS } from './entry.js';
import { spacedPronunciations } from './phrase-units.js';
import { readRows, readWordBook } from './read.js';

/** `npm run units`: writes the pronunciation of every phrase into the word files, with a space between its units. */
const spaced = spacedPronunciations(await readWordBook(wordsDirectory), sentenceAnalyser());
const column = COLUMNS.indexOf('pron');
const { rows } = await readRows(wordsDirectory);
for (const file of new Set(rows.map((row) => row.file))) {
  const path = new URL(file, wordsDirectory);
  const [header, ...lines] = readFileSync(path, 'utf8').split('\n');
  const written = lines.map((line) => {
    const cells = line.split('\t');
    const pronunciation = spaced.get(Number(cells[0]));
    if (pronunciation !== undefined) cells[column] = pronunciation;
    return cells.join('\t');
  });
  writeFileSync(path, [header, ...written].join('\n'));
}
console.log(`${spaced.size} phrases are written in their units.`);
