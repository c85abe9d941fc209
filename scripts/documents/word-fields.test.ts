import { expect, test } from 'vitest';
import { factFiles } from '../../packages/content/src/facts/format.js';
import { COLUMNS, wordFieldNames } from '../../packages/content/src/words/entry.js';
import { addWordBody } from '../../packages/contract/src/admin.js';
import { wordColumns } from '../../packages/contract/src/word-columns.js';
import { fieldOnWire } from '../../packages/contract/src/word-names.js';
import { word, wordDetail } from '../../packages/contract/src/words.js';
import { wordTable } from '../../packages/messages/src/ko/word-table.js';
import { rowsOf, sectionsOf } from './markdown.js';
import { texts } from './texts.js';

/** The rows of the first table of a section, without its head and the marks of code. */
function rowsIn(page: string, section: string): string[][] {
  const rows = rowsOf(sectionsOf(texts.get(page) ?? '').get(section) ?? '');
  const next = rows.findIndex(([first]) => first === 'Number' || first === 'Check');
  return rows.slice(1, next < 0 ? undefined : next).map((row) => row.map((cell) => cell.replaceAll('`', '')));
}

test('the table of columns is that of the word files', () => {
  expect(rowsIn('docs/content.md', 'the-word-book').map(([column]) => column)).toEqual(COLUMNS);
});

test('the product lists every field of a word, whom the contract sends it to and whether admins write it', () => {
  const isIn = (shape: object, field: string) => fieldOnWire(field) in shape;
  const sentTo = (field: string) =>
    isIn(word.shape, field) ? 'lists' : isIn(wordDetail.shape, field) ? 'page' : 'nobody';
  const isWritten = (field: string) => (isIn(addWordBody.shape, field) ? 'yes' : 'no');
  expect(rowsIn('docs/product/words.md', 'word').map(([field, , to, written]) => [field, to, written])).toEqual(
    wordFieldNames.map((field) => [field, sentTo(field), isWritten(field)]),
  );
});

/** Other things that the page of a word is sent, each with a rule of its own. */
const NO_FACTS = [
  ...['levels', 'retired', 'fields', 'koLike', 'bridge', 'songs', 'spellings', 'sameReading', 'sameKanji'],
  ...['inflections', 'examples', 'exampleCount'],
];

test('the product lists every fact that the contract sends to the page of a word', () => {
  const fields: readonly string[] = wordFieldNames.map(fieldOnWire);
  const sent = Object.keys(wordDetail.shape).filter((field) => !(field in word.shape || fields.includes(field)));
  const listed = rowsIn('docs/product/words.md', 'facts').map(([fact = '']) => fact);
  expect([...listed, ...NO_FACTS].sort()).toEqual(sent.sort());
});

test('the table of files of facts is that of the content, with the columns of each', () => {
  const rows = rowsIn('docs/content.md', 'facts-of-words');
  expect(Object.fromEntries(rows.map(([file, columns = '']) => [file, columns.split(', ')]))).toEqual(factFiles);
});

test('the columns of exported tables and their headings are those that the product lists', () => {
  expect(rowsIn('docs/product/admin.md', 'bulk').map(([column, heading]) => [column, heading])).toEqual(
    wordColumns.map((column) => [column, wordTable[column]]),
  );
});
