import { type Column, isOpen, type Pattern } from './column.js';
import { lastUpTo } from './last-up-to.js';
import { RANKS, rankAt } from './rank.js';

/** The rows in which a pattern was found, each with its best rank. */
export class Hits {
  /** In no order. */
  readonly rows: number[] = [];
  /** By row; `RANKS` of rows without a hit. */
  readonly ranks: Uint16Array;

  constructor(rowCount: number) {
    this.ranks = new Uint16Array(rowCount).fill(RANKS);
  }

  add(row: number, rank: number): void {
    if (this.ranks[row] === RANKS) this.rows.push(row);
    if (rank < this.ranks[row]!) this.ranks[row] = rank;
  }
}

/** Finds a pattern in texts that nothing was prepared of. */
export type Scan = (pattern: Pattern, hits: Hits) => void;

/** The text of a row within many texts: half-open. */
export type TextOfRow = { readonly row: number; readonly start: number; readonly end: number };

/**
 * Scans texts, which stand in one string, for a pattern. The engine itself looks for it: code that runs for the first
 * time would take a hundred times as long. `textAt` says which text has a place; null where none has.
 */
export function scanOf(text: string, textAt: (place: number) => TextOfRow | null, penalty: number): Scan {
  return (pattern, hits) => {
    const { symbols, until } = pattern;
    const length = symbols.length;
    const letters = String.fromCharCode(...symbols);
    const needle = isOpen(pattern) ? letters.slice(0, -1) : letters;
    for (let index = text.indexOf(needle); index >= 0; index = text.indexOf(needle, index + 1)) {
      const last = text.charCodeAt(index + length - 1);
      if (!(last >= symbols[length - 1]! && last <= until)) continue;
      const found = textAt(index);
      if (!found || index + length > found.end) continue;
      hits.add(found.row, rankAt(index - found.start, index === found.start && index + length === found.end, penalty));
      index = found.end - 1; // of a text its first place counts
    }
  };
}

/** The decoder of the Encoding standard, which browsers and Node have. */
declare class TextDecoder {
  constructor(label: string, options: { readonly ignoreBOM: boolean });
  decode(bytes: Uint16Array): string;
}

/** The text of many symbols, in one call: code that runs for the first time would take a hundred times as long. */
export const textOf = (symbols: Uint16Array): string =>
  new TextDecoder('utf-16le', { ignoreBOM: true }).decode(symbols);

/** Scans texts that stand one after the other, each of a row. */
export const scanOfTexts = (
  { symbols, starts }: Pick<Column, 'symbols' | 'starts'>,
  rowOf: (place: number) => number,
  penalty: number,
): Scan =>
  scanOf(
    textOf(symbols),
    (index) => {
      const place = lastUpTo(starts, index, [0, starts.length - 1]);
      return { row: rowOf(place), start: starts[place]!, end: starts[place + 1]! };
    },
    penalty,
  );

/** Scans a column. */
export const scanOfColumn = (column: Column): Scan => scanOfTexts(column, (row) => row, column.penalty);
