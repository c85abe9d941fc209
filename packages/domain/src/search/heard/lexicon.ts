import type { Letters } from './nearest.js';

/** Sorted texts, concatenated, with the number of each in the original order. */
export type SortedTexts = {
  readonly symbols: Uint16Array;
  readonly starts: Uint32Array;
  readonly numbers: Uint32Array;
};

function sorted(texts: readonly string[]): SortedTexts {
  const order = Uint32Array.from(texts.keys()).sort((a, b) => compare(texts[a]!, texts[b]!) || a - b);
  const starts = new Uint32Array(texts.length + 1);
  order.forEach((number, index) => {
    starts[index + 1] = starts[index]! + texts[number]!.length;
  });
  const symbols = new Uint16Array(starts[texts.length]!);
  order.forEach((number, index) => {
    const text = texts[number]!;
    for (let i = 0; i < text.length; i++) symbols[starts[index]! + i] = text.charCodeAt(i);
  });
  return { symbols, starts, numbers: order };
}

/**
 * A lexicon for looking up all prefixes of a text: all words that begin at a place of a phrase are found in one pass
 * over its letters. Sorted, concatenated texts take some twenty bytes each; a map would take a hundred.
 */
export class Lexicon {
  readonly #symbols: Uint16Array;
  readonly #starts: Uint32Array;
  /** The number of each text in the array from which the lexicon was built, in the order of the texts. */
  readonly #numbers: Uint32Array;

  constructor(texts: readonly string[] | SortedTexts) {
    const { symbols, starts, numbers } = 'symbols' in texts ? texts : sorted(texts);
    this.#symbols = symbols;
    this.#starts = starts;
    this.#numbers = numbers;
  }

  /** The arrays of the lexicon. */
  get sorted(): SortedTexts {
    return { symbols: this.#symbols, starts: this.#starts, numbers: this.#numbers };
  }

  /** Calls back with the number of each text that begins at `from` in `text`, the shortest first, and its end there. */
  eachAt(text: string, from: number, found: (number: number, end: number) => void): void {
    let low = 0;
    let high = this.#numbers.length;
    for (let depth = 0; low < high; depth++) {
      // In sorted order, texts that end here come before longer ones.
      for (; low < high && this.#lengthOf(low) === depth; low++) found(this.#numbers[low]!, from + depth);
      if (from + depth >= text.length) return;
      const symbol = text.charCodeAt(from + depth);
      low = this.#firstWith(depth, symbol, low, high);
      high = this.#firstWith(depth, symbol + 1, low, high);
    }
  }

  /** Calls back with the number of each text that equals `text`. */
  eachEqual(text: string, found: (number: number) => void): void {
    let [from, to] = [0, this.#numbers.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#compare(middle, text) < 0) from = middle + 1;
      else to = middle;
    }
    for (; from < this.#numbers.length && this.#compare(from, text) === 0; from++) found(this.#numbers[from]!);
  }

  /** Calls back with every text and its number; the letters are valid until the next call. */
  each(visit: (number: number, letters: Letters) => void): void {
    const letters = { symbols: this.#symbols, start: 0, end: 0 };
    for (let index = 0; index < this.#numbers.length; index++) {
      letters.start = this.#starts[index]!;
      letters.end = this.#starts[index + 1]!;
      visit(this.#numbers[index]!, letters);
    }
  }

  /** Compares the text at this place with `text`: below 0 where it comes before, 0 where they are equal. */
  #compare(index: number, text: string): number {
    const start = this.#starts[index]!;
    const length = this.#lengthOf(index);
    for (let i = 0; i < length && i < text.length; i++) {
      const difference = this.#symbols[start + i]! - text.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }

  #lengthOf(index: number): number {
    return this.#starts[index + 1]! - this.#starts[index]!;
  }

  /** The first of the texts from `low` to `high`, all longer than `depth`, whose symbol there is at least `symbol`. */
  #firstWith(depth: number, symbol: number, low: number, high: number): number {
    let [from, to] = [low, high];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#symbols[this.#starts[middle]! + depth]! < symbol) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
