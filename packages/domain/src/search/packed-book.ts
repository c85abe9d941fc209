import { type WrittenForm, writtenKinds } from '../words/written-form.js';
import type { AcceptingWord } from './accepted-answers.js';
import type { HeardWord, UsesOf } from './heard/heard-word.js';

/** A word with the fields that a search in the whole book needs. */
export type BookWord<Level extends string = string> = Omit<AcceptingWord & HeardWord, 'level' | 'forms'> & {
  readonly level: Level | null;
  readonly forms: readonly WrittenForm[];
  /** The number of sentences with the word. */
  readonly uses: number;
};

/** The columns of a packed book: each has one line of text for each word. */
export const bookColumns = [
  'id',
  'japaneseWord',
  'reading',
  'koreanPronunciation',
  'meaningKo',
  'level',
  'partsOfSpeech',
  'accept',
  'forms',
  'uses',
] as const;

/** The words as columns: similar texts are together, which compresses to half of the size of rows. */
export type PackedBook = {
  readonly count: number;
  readonly columns: Readonly<Record<(typeof bookColumns)[number], string>>;
  /** The hashes of the columns, where the packer has computed them (`columnHashes`). */
  readonly hashes?: readonly number[] | undefined;
};

/**
 * The separators of the items of a cell, and of the parts of an item. No text of a word contains a control character.
 */
const [ITEM, PART] = ['\t', '\v'];

const NO_ITEMS: string[] = [];
const itemsOf = (cell: string): string[] => (cell === '' ? NO_ITEMS : cell.split(ITEM));

/** Packs a form: its kind as a digit, then the spelling, then its note. */
const packForm = ({ kind, written, note }: WrittenForm): string =>
  writtenKinds.indexOf(kind) + written + (note === null ? '' : PART + note);

function unpackForm(item: string): WrittenForm {
  const end = item.indexOf(PART);
  const kind = writtenKinds[Number(item[0])] ?? 'usual';
  return end < 0
    ? { kind, note: null, written: item.slice(1) }
    : { kind, note: item.slice(end + PART.length), written: item.slice(1, end) };
}

/** Packs the words for the search in the whole book (docs/product/offline.md#the-book). */
export function packBook(words: readonly Omit<BookWord, 'uses'>[], usesOf: UsesOf): PackedBook {
  const column = (cellOf: (word: Omit<BookWord, 'uses'>) => string): string => words.map(cellOf).join('\n');
  return {
    count: words.length,
    columns: {
      id: column(({ id }) => String(id)),
      japaneseWord: column(({ japaneseWord }) => japaneseWord),
      reading: column(({ reading, japaneseWord }) => (reading === japaneseWord ? '' : reading)),
      koreanPronunciation: column((word) => word.koreanPronunciation),
      meaningKo: column(({ meaningKo }) => meaningKo),
      level: column(({ level }) => level ?? ''),
      partsOfSpeech: column(({ partsOfSpeech }) => partsOfSpeech.join(ITEM)),
      accept: column(({ accept }) => accept.join(ITEM)),
      forms: column(({ forms }) => forms.map(packForm).join(ITEM)),
      uses: column((word) => String(usesOf(word) || '')),
    },
  };
}

type BookColumn = (typeof bookColumns)[number];

/** The cells of a packed book. */
export type BookCells = { readonly count: number; readonly cell: (column: BookColumn, row: number) => string };

/**
 * The cells of a packed book, each cut out of its column when it is read: most never are. Throws where the columns have
 * different lengths: it is damaged.
 */
export function cellsOf({ count, columns }: PackedBook): BookCells {
  const ends = {} as Record<BookColumn, Uint32Array>;
  for (const name of bookColumns) ends[name] = endsOf(columns[name], Math.max(1, count));
  return {
    count,
    cell(column, row) {
      const to = ends[column];
      return columns[column].slice(row === 0 ? 0 : to[row - 1]! + 1, to[row]!);
    },
  };
}

/** The end of each line of a column. Throws where it has more or fewer lines. */
function endsOf(column: string, lines: number): Uint32Array {
  const ends = new Uint32Array(lines);
  let at = -1;
  for (let line = 0; line < lines - 1; line++) {
    at = column.indexOf('\n', at + 1);
    if (at < 0) throw new Error('The packed book is damaged');
    ends[line] = at;
  }
  if (column.includes('\n', at + 1)) throw new Error('The packed book is damaged');
  ends[lines - 1] = column.length;
  return ends;
}

/** The words of a packed book, in its order. Throws where its columns have different lengths. */
export const unpackBook = <Level extends string>(packed: PackedBook): BookWord<Level>[] =>
  wordsIn<Level>(cellsOf(packed));

/** The words of some cells. */
export const wordsIn = <Level extends string>(cells: BookCells): BookWord<Level>[] =>
  Array.from({ length: cells.count }, (_, row) => new PackedWord<Level>(cells, row));

const NO_FORMS: WrittenForm[] = [];

/** A word that is read from its cells lazily: a device that opens the book needs only few fields of most words. */
class PackedWord<Level extends string> implements BookWord<Level> {
  readonly id: number;
  readonly #cells: BookCells;
  readonly #row: number;

  constructor(cells: BookCells, row: number) {
    this.#cells = cells;
    this.#row = row;
    this.id = Number(this.#cell('id'));
  }

  #cell(column: BookColumn): string {
    return this.#cells.cell(column, this.#row);
  }
  get japaneseWord(): string {
    return this.#cell('japaneseWord');
  }
  get reading(): string {
    return this.#cell('reading') || this.japaneseWord;
  }
  get koreanPronunciation(): string {
    return this.#cell('koreanPronunciation');
  }
  get meaningKo(): string {
    return this.#cell('meaningKo');
  }
  get level(): Level | null {
    return (this.#cell('level') || null) as Level | null;
  }
  get partsOfSpeech(): string[] {
    return itemsOf(this.#cell('partsOfSpeech'));
  }
  get accept(): string[] {
    return itemsOf(this.#cell('accept'));
  }
  get forms(): WrittenForm[] {
    const cell = this.#cell('forms');
    return cell === '' ? NO_FORMS : itemsOf(cell).map(unpackForm);
  }
  get uses(): number {
    return Number(this.#cell('uses'));
  }
}
