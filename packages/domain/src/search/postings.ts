import type { Column, Rows } from './column.js';
import { countingSort } from './counting-sort.js';
import { rankAt } from './rank.js';

/** How many neighbouring symbols make a gram. More than three do not fit the 53 bits of a number. */
export type GramSize = 1 | 2 | 3;

/** Tells whether the gram that begins at `at` gets postings. */
type Wanted = (symbols: Uint16Array, at: number) => boolean;

/**
 * For every gram the rows that have it, each once, **already ranked**: by the gram's best rank in the row, then by
 * row. A query that is itself a gram is answered by the rows at its place.
 */
export class Postings {
  readonly size: GramSize;
  /** Ascending. */
  readonly #grams: Uint32Array | Float64Array;
  /** The rows of the gram in `slot` are `rows[#starts[slot]]` to `rows[#starts[slot + 1]]`. */
  readonly #starts: Uint32Array;
  readonly rows: Rows;

  constructor(columns: readonly Column[], rowCount: number, size: GramSize, wanted: Wanted = () => true) {
    const { symbols, rank, row } = occurrences(columns, rowCount, size, wanted);
    let order: Uint32Array = new Uint32Array(row.length);
    for (let i = 0; i < order.length; i++) order[i] = i;
    // Each sort keeps what the one before it made among equals: in the end by gram, then rank, then row.
    for (const keys of [rank, ...symbols.toReversed()]) order = countingSort(order, keys);

    const grams: number[] = [];
    const starts: number[] = [];
    const rows = rowCount <= 0x10000 ? new Uint16Array(row.length) : new Uint32Array(row.length);
    const latestSlot = new Int32Array(rowCount).fill(-1);
    let count = 0;
    let slot = -1;
    for (let i = 0; i < order.length; i++) {
      const at = order[i]!;
      let gram = 0;
      for (let k = 0; k < size; k++) gram = gram * 0x10000 + symbols[k]![at]!;
      if (slot < 0 || gram !== grams[slot]) {
        slot = grams.push(gram) - 1;
        starts.push(count);
      }
      // A row that has the gram again is there already, with its better rank.
      if (latestSlot[row[at]!] === slot) continue;
      latestSlot[row[at]!] = slot;
      rows[count++] = row[at]!;
    }
    starts.push(count);

    this.size = size;
    this.#grams = size < 3 ? Uint32Array.from(grams) : Float64Array.from(grams);
    this.#starts = Uint32Array.from(starts);
    this.rows = rows.slice(0, count);
  }

  /**
   * The rows of the gram that begins at `at`, and of those that differ from it in a last symbol up to `until`: their
   * place in `rows`, half-open. Of one gram each row is there once, of several maybe again.
   */
  placeOf(symbols: Uint16Array, at: number, until: number): [start: number, end: number] {
    const gram = gramAt(symbols, at, this.size);
    const slot = this.#firstSlotFrom(gram);
    const others = until - symbols[at + this.size - 1]!;
    const end = others > 0 ? this.#firstSlotFrom(gram + others + 1) : slot + Number(this.#grams[slot] === gram);
    return [this.#starts[slot]!, this.#starts[end]!];
  }

  #firstSlotFrom(gram: number): number {
    let low = 0;
    let high = this.#grams.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#grams[middle]! < gram) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Tells of a place in symbols whether the gram there is in more than `limit` rows. */
  moreThan(limit: number): Wanted {
    const frequent = new Set<number>();
    this.#grams.forEach((gram, slot) => {
      if (this.#starts[slot + 1]! - this.#starts[slot]! > limit) frequent.add(gram);
    });
    return (symbols, at) => frequent.has(gramAt(symbols, at, this.size));
  }
}

function gramAt(symbols: Uint16Array, at: number, size: GramSize): number {
  let gram = 0;
  for (let i = 0; i < size; i++) gram = gram * 0x10000 + symbols[at + i]!;
  return gram;
}

/** Every wanted gram of every row: its symbols, its rank and its row, in the order of rows. */
function occurrences(columns: readonly Column[], rowCount: number, size: GramSize, wanted: Wanted) {
  const most = columns.reduce((sum, column) => sum + column.symbols.length, 0);
  const symbols = Array.from({ length: size }, () => new Uint16Array(most));
  const rank = new Uint16Array(most);
  const row = new Uint32Array(most);
  let count = 0;
  for (let current = 0; current < rowCount; current++) {
    for (const column of columns) {
      const start = column.starts[current]!;
      const end = column.starts[current + 1]!;
      for (let at = start; at <= end - size; at++) {
        if (!wanted(column.symbols, at)) continue;
        for (let i = 0; i < size; i++) symbols[i]![count] = column.symbols[at + i]!;
        rank[count] = rankAt(at - start, end - start === size, column.penalty);
        row[count++] = current;
      }
    }
  }
  return {
    symbols: symbols.map((keys) => keys.subarray(0, count)),
    rank: rank.subarray(0, count),
    row: row.subarray(0, count),
  };
}
