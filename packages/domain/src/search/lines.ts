import { lastUpTo } from './last-up-to.js';

/** The number of lines that are looked for together. */
const LINES_PER_BLOCK = 64;

/**
 * The lines of a text, each cut out when it is read: most never are. Where the lengths of its blocks of lines are
 * known, lines are only looked for in the blocks that are read.
 */
export class Lines {
  readonly text: string;
  readonly count: number;
  /**
   * The start of each line, and of one that would follow the last. In a block that nobody has read only the first is
   * known; the others are 0.
   */
  readonly #starts: Uint32Array;

  /** Throws where the text has not so many lines, or no lines of these lengths: it is damaged. */
  constructor(text: string, count: number, blockLengths?: Uint32Array) {
    this.text = text;
    this.count = count;
    this.#starts = new Uint32Array(count + 1);
    if (blockLengths) this.#placeBlocks(blockLengths);
    else if (!this.#place(0, count)) throw new Error('The lines are damaged');
  }

  /** The lengths of the blocks, with the line ends. */
  get blockLengths(): Uint32Array {
    const lengths = new Uint32Array(Math.ceil(this.count / LINES_PER_BLOCK));
    return lengths.map((_, block) => {
      const first = block * LINES_PER_BLOCK;
      return this.#starts[Math.min(this.count, first + LINES_PER_BLOCK)]! - this.#starts[first]!;
    });
  }

  line(row: number): string {
    return this.text.slice(this.startOf(row), this.endOf(row));
  }

  startOf(row: number): number {
    if (row > 0 && this.#starts[row] === 0) this.#placeBlockOf(row);
    return this.#starts[row]!;
  }

  endOf(row: number): number {
    return this.startOf(row + 1) - 1;
  }

  /** The row of the line with a place in the text, or with the line end at this place. */
  rowAt(place: number): number {
    const blocks = Math.ceil(this.count / LINES_PER_BLOCK);
    const first = lastUpTo(this.#starts, place, [0, blocks], LINES_PER_BLOCK) * LINES_PER_BLOCK;
    if (this.#starts[first + 1] === 0) this.#placeBlockOf(first);
    return lastUpTo(this.#starts, place, [first, Math.min(this.count, first + LINES_PER_BLOCK)]);
  }

  #placeBlockOf(row: number): void {
    const first = row - (row % LINES_PER_BLOCK);
    this.#place(first, Math.min(this.count, first + LINES_PER_BLOCK));
  }

  /** Places the lines from one row to another. False where the text has fewer or more of them. */
  #place(from: number, to: number): boolean {
    let start = this.#starts[from]!;
    for (let row = from + 1; row < to; row++) {
      start = this.text.indexOf('\n', start) + 1;
      if (start === 0) return false;
      this.#starts[row] = start;
    }
    if (to < this.count) return true;
    this.#starts[to] = this.text.length + 1;
    return !this.text.includes('\n', start);
  }

  #placeBlocks(lengths: Uint32Array): void {
    let start = 0;
    for (let block = 0; block < lengths.length; block++) {
      if (start > 0 && this.text[start - 1] !== '\n') throw new Error('The lines are damaged');
      this.#starts[block * LINES_PER_BLOCK] = start;
      start += lengths[block]!;
    }
    if (start !== this.text.length + 1) throw new Error('The lines are damaged');
    this.#starts[this.count] = start;
  }
}
