import { toHiragana } from '@utarang/domain/language';
import { readWrittenForms } from '@utarang/domain/words';
import type { ContentProblem } from '../problem.js';
import { levelOfWordFile } from './format.js';
import type { Row } from './parse.js';

/** A check between rows. The rows come file by file, each file in its own order. */
export type BookCheck = (rows: readonly Row[]) => ContentProblem[];

/** The most words of a level with exactly the same meaning; learners could not distinguish more. */
const SAME_MEANING_MAX = 6;

const problemIn = ({ file, line }: Row, message: string): ContentProblem => ({ file, line, message });

/** The order of the file is the order in which the words are taught, and searches break ties by the id. */
const order: BookCheck = (rows) =>
  rows.flatMap((row, i) => {
    const before = rows[i - 1];
    const falls = before?.file !== row.file || Number(row.id) < Number(before.id);
    return falls ? [] : [problemIn(row, `id ${row.id} must be lower than ${before.id} in the line before`)];
  });

const duplicateIds: BookCheck = (rows) =>
  repeated(rows, (row) => row.id).map(([row, first]) => problemIn(row, `id ${row.id} is that of ${placeOf(first)}`));

const duplicateWords: BookCheck = (rows) =>
  repeated(rows, (row) => `${row.word}\t${row.reading}`).map(([row, first]) =>
    problemIn(row, `${row.word} (${row.reading}) is there already, in ${placeOf(first)}`),
  );

/** A form that is another word's headword would show this word's meaning for that one. */
const formsOfOthers: BookCheck = (rows) => {
  const headwords = new Map(rows.map((row) => [nameOf(row.word, row.reading), row]));
  return rows.flatMap((row) =>
    readWrittenForms(row.forms).forms.flatMap(({ written }) => {
      const other = headwords.get(nameOf(written, row.reading));
      if (!other || other === row) return [];
      return [problemIn(row, `the form ${written} (${row.reading}) is a word of its own, in ${placeOf(other)}`)];
    }),
  );
};

/** The key of a word, in either kana: きづく and キヅク are one reading. */
const nameOf = (written: string, reading: string): string => `${written}\t${toHiragana(reading)}`;

const sharedMeanings: BookCheck = (rows) =>
  grouped(rows, (row) => `${row.file}\t${row.meaning}`)
    .filter((same) => same.length > SAME_MEANING_MAX)
    .map((same) => problemIn(same[0]!, `meaning "${same[0]!.meaning}" is shared by ${same.length} words of the level`));

const fileNames: BookCheck = (rows) =>
  rows
    .filter((row, i) => row.file !== rows[i - 1]?.file && levelOfWordFile(row.file) === undefined)
    .map(({ file }) => ({
      file,
      line: 1,
      message: 'the name of the file is not one of the word book, such as n5.tsv or other.tsv',
    }));

export const bookChecks: readonly BookCheck[] = [
  fileNames,
  order,
  duplicateIds,
  duplicateWords,
  formsOfOthers,
  sharedMeanings,
];

/** Each row with the key of an earlier row, together with that first row. */
function repeated(rows: readonly Row[], key: (row: Row) => string): [Row, Row][] {
  return grouped(rows, key).flatMap(([first, ...others]) => others.map((row): [Row, Row] => [row, first!]));
}

function grouped(rows: readonly Row[], key: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return [...groups.values()];
}

const placeOf = ({ file, line }: Row): string => `${file}:${line}`;
