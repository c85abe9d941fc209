import { ownStretches } from '@utarang/domain/sentences';
import type { ContentProblem } from '../problem.js';
import type { WordEntry } from '../words/entry.js';
import { levelOfSentenceFile } from './format.js';
import { itemsOf, type SentenceInPieces } from './parse.js';

/** A check between rows. The rows come file by file, each file in its own order. */
export type BankCheck = (rows: readonly SentenceInPieces[], book: ReadonlyMap<number, WordEntry>) => ContentProblem[];

const problemAt = ({ file, line }: SentenceInPieces, message: string): ContentProblem => ({ file, line, message });
const placeOf = ({ file, line }: SentenceInPieces): string => `${file}:${line}`;

const fileNames: BankCheck = (rows) =>
  rows
    .filter((row, i) => row.file !== rows[i - 1]?.file && levelOfSentenceFile(row.file) === undefined)
    .map(({ file }) => ({ file, line: 1, message: 'the name of the file is not that of a level, such as n5.tsv' }));

/** A new sentence goes to the end of its file, so that no id is given twice, and none moves. */
const order: BankCheck = (rows) =>
  rows.flatMap((row, i) => {
    const before = rows[i - 1];
    const rises = before?.file !== row.file || Number(row.id) > Number(before.id);
    return rises ? [] : [problemAt(row, `id ${row.id} must be higher than ${before.id} in the line before`)];
  });

const sharedStretches: BankCheck = (rows, book) => {
  const seen = new Map<string, SentenceInPieces>();
  return rows.flatMap((row) => {
    const named = namedIn(row, book);
    const stretches = ownStretches(row.text).filter((stretch) => !named.some((word) => word.includes(stretch)));
    const shared = stretches.find((stretch) => seen.has(stretch));
    const first = shared === undefined ? undefined : seen.get(shared);
    for (const stretch of stretches) if (!seen.has(stretch)) seen.set(stretch, row);
    return first && first !== row ? [problemAt(row, `text shares "${shared}" with ${placeOf(first)}`)] : [];
  });
};

/** The words that a sentence names and so has to contain (お待たせいたしました, ガソリンスタンド). */
const namedIn = (row: SentenceInPieces, book: ReadonlyMap<number, WordEntry>): string[] =>
  itemsOf(row.words).flatMap((item) => book.get(Number.parseInt(item, 10))?.japaneseWord ?? []);

const sameMeaning: BankCheck = (rows) => {
  const seen = new Map<string, SentenceInPieces>();
  return rows.flatMap((row) => {
    const first = seen.get(row.meaning);
    if (!first) seen.set(row.meaning, row);
    return first ? [problemAt(row, `meaning is that of ${placeOf(first)}`)] : [];
  });
};

export const bankChecks: readonly BankCheck[] = [fileNames, order, sharedStretches, sameMeaning];
