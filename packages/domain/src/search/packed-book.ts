import { type WrittenForm, writtenKinds } from '../words/written-form.js';
import type { HeardWord, UsesOf } from './heard/heard-word.js';
import { Lines } from './lines.js';
import type { AcceptingWord } from './words.js';

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

export type BookColumn = (typeof bookColumns)[number];

/** The words as columns: similar texts are together, which compresses to half of the size of rows. */
export type PackedBook = {
  readonly count: number;
  readonly columns: Readonly<Record<BookColumn, string>>;
  /** The hashes of the columns, where the packer has computed them (`columnHashes`). */
  readonly hashes?: readonly number[] | undefined;
};

/**
 * The separators of the items of a cell, and of the parts of an item. No text of a word contains a control character.
 */
const [ITEM, PART] = ['\t', '\v'];
const ITEM_END = new RegExp(`[${ITEM}${PART}]`);

const NO_ITEMS: string[] = [];
const NO_FORMS: WrittenForm[] = [];
const itemsOf = (cell: string): string[] => (cell === '' ? NO_ITEMS : cell.split(ITEM));

/** Packs a form: its kind as a digit, then the spelling, then its note. */
const packForm = ({ kind, written, note }: WrittenForm): string =>
  writtenKinds.indexOf(kind) + written + (note === null ? '' : PART + note);

/** Unpacks the forms of a cell. */
export const formsIn = (cell: string): WrittenForm[] => (cell === '' ? NO_FORMS : itemsOf(cell).map(unpackForm));

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

/** The cells of a packed book. */
export type BookCells = {
  readonly count: number;
  readonly cell: (column: BookColumn, row: number) => string;
  readonly lines: (column: BookColumn) => Lines;
};

/** The lengths of the blocks of lines of some columns, where they are known. */
type KnownLines = Readonly<Partial<Record<BookColumn, Uint32Array>>>;

/**
 * The cells of a packed book, each cut out of its column when it is read: most never are. Throws where the columns have
 * different lengths: it is damaged.
 */
export function cellsOf({ count, columns }: PackedBook, known: KnownLines = {}): BookCells {
  const lines = {} as Record<BookColumn, Lines>;
  for (const name of bookColumns) lines[name] = new Lines(columns[name], Math.max(1, count), known[name]);
  return { count, cell: (column, row) => lines[column].line(row), lines: (column) => lines[column] };
}

/**
 * The bounds of the spelling that has a letter at `place`, in a column of forms and the bounds of a cell there. Null
 * where the kind or the note of a form has it.
 */
export function spellingAt(forms: string, place: number, cell: { readonly start: number; readonly end: number }) {
  const item = cell.start + forms.slice(cell.start, place).lastIndexOf(ITEM) + 1;
  const start = item + 1; // behind the kind
  const length = forms.slice(start, cell.end).search(ITEM_END);
  const end = length < 0 ? cell.end : start + length;
  return place >= start && place < end ? { start, end } : null;
}

/** The words of a packed book, in its order. Throws where its columns have different lengths. */
export const unpackBook = <Level extends string>(packed: PackedBook): BookWord<Level>[] =>
  wordsIn<Level>(cellsOf(packed));

/** The words of some cells. */
export const wordsIn = <Level extends string>(cells: BookCells): BookWord<Level>[] =>
  Array.from({ length: cells.count }, (_, row) => new PackedWord<Level>(cells, row));

/** A word that is read from its cells lazily: a device that opens the book needs only few fields of most words. */
class PackedWord<Level extends string> implements BookWord<Level> {
  readonly #cells: BookCells;
  readonly #row: number;

  constructor(cells: BookCells, row: number) {
    this.#cells = cells;
    this.#row = row;
  }

  #cell(column: BookColumn): string {
    return this.#cells.cell(column, this.#row);
  }
  get id(): number {
    return Number(this.#cell('id'));
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
    return formsIn(this.#cell('forms'));
  }
  get uses(): number {
    return Number(this.#cell('uses'));
  }
}
