import { type WrittenForm, writtenKinds } from '../words/written-form.js';
import type { AcceptingWord } from './accepted-answers.js';
import type { HeardWord, UsesOf } from './heard/heard-word.js';

/** A word with all that a search in the whole book needs. */
export type BookWord<Level extends string = string> = Omit<AcceptingWord & HeardWord, 'level' | 'forms'> & {
  readonly level: Level | null;
  readonly forms: readonly WrittenForm[];
  /** The number of sentences in which it stands. */
  readonly uses: number;
};

/** The columns of a packed book: each holds one text a word, a line each. */
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

/** The words as columns: what is alike stands together, which compresses to half of what rows do. */
export type PackedBook = {
  readonly count: number;
  readonly columns: Readonly<Record<(typeof bookColumns)[number], string>>;
};

/** Separates the items of a cell, and the parts of an item. No text of a word holds a control character. */
const [ITEM, PART] = ['\t', '\v'];

const itemsOf = (cell: string): string[] => (cell === '' ? [] : cell.split(ITEM));

/** Writes a form: its kind as a digit, then the spelling, then what its note says. */
const packForm = ({ kind, written, note }: WrittenForm): string =>
  writtenKinds.indexOf(kind) + written + (note === null ? '' : PART + note);

function unpackForm(item: string): WrittenForm {
  const [written = '', note = null] = item.slice(1).split(PART);
  return { kind: writtenKinds[Number(item[0])] ?? 'usual', note, written };
}

/** Packs words of which the search in the whole book is made (docs/product/offline.md#the-book). */
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

/** The words of a packed book, in its order. Throws where its columns do not fit together: it is damaged. */
export function unpackBook<Level extends string>({ count, columns }: PackedBook): BookWord<Level>[] {
  if (count === 0) return [];
  const cells = Object.fromEntries(bookColumns.map((name) => [name, columns[name].split('\n')])) as unknown as Record<
    (typeof bookColumns)[number],
    string[]
  >;
  if (bookColumns.some((name) => cells[name].length !== count)) throw new Error('The packed book is damaged');
  return cells.id.map((id, row) => ({
    id: Number(id),
    japaneseWord: cells.japaneseWord[row]!,
    reading: cells.reading[row]! || cells.japaneseWord[row]!,
    koreanPronunciation: cells.koreanPronunciation[row]!,
    meaningKo: cells.meaningKo[row]!,
    level: (cells.level[row]! || null) as Level | null,
    partsOfSpeech: itemsOf(cells.partsOfSpeech[row]!),
    accept: itemsOf(cells.accept[row]!),
    forms: itemsOf(cells.forms[row]!).map(unpackForm),
    uses: Number(cells.uses[row]!),
  }));
}
