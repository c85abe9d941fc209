import type { Level } from '@utarang/contract';
import { type Piece, piecesOf } from '@utarang/domain/sentences';
import { type FieldName, fieldNames } from '../../data/fields.js';
import type { ContentProblem } from '../problem.js';
import { type Line, parseTable } from '../tsv.js';
import { COLUMNS, type Column, levelOfSentenceFile, OPTIONAL_COLUMNS, TARGET_MARK } from './format.js';

/** One line of a file of sentences, its cells as written. */
export type SentenceInPieces = { readonly file: string } & Line<Column>;

/** A stored sentence of the bank: `text` has its readings in brackets. */
export type SentenceEntry = {
  readonly id: number;
  readonly level: Level;
  readonly text: string;
  readonly meaningKo: string;
  /** The ids of the words of the book in it. */
  readonly wordIds: readonly number[];
  /** The ids of its targets, the words of which it is an example. */
  readonly targetIds: readonly number[];
  /** The situations that it fits; empty where it fits everywhere. */
  readonly situations: readonly FieldName[];
};

/** A sentence whose text is parsed. */
export type Sentence = SentenceEntry & { readonly pieces: readonly Piece[] };

/** Reads the text of a file of sentences. A line without its columns is a problem and gives no row. */
export function parseSentences(file: string, text: string): { rows: SentenceInPieces[]; problems: ContentProblem[] } {
  const { lines, problems } = parseTable(file, text, COLUMNS, OPTIONAL_COLUMNS);
  return { rows: lines.map((line) => ({ file, ...line })), problems };
}

/** The items of a cell that are divided by commas. */
export const itemsOf = (cell: string): string[] => (cell === '' ? [] : cell.split(','));

/** The entry of a row that has no problems. */
export function toEntry(row: SentenceInPieces): SentenceEntry {
  const words = itemsOf(row.words);
  const situations = itemsOf(row.situations);
  return {
    id: Number(row.id),
    level: levelOfSentenceFile(row.file)!,
    text: row.text,
    meaningKo: row.meaning,
    wordIds: words.map((word) => Number.parseInt(word, 10)),
    targetIds: words.filter((word) => word.endsWith(TARGET_MARK)).map((word) => Number.parseInt(word, 10)),
    situations: situations.length === 0 ? [] : fieldNames.filter((name) => situations.includes(name)),
  };
}

/** The sentence of a row that has no problems. */
export const inPieces = (row: SentenceInPieces): Sentence => ({ ...toEntry(row), pieces: piecesOf(row.text)! });
