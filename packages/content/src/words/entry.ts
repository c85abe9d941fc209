import { type Level, type PartOfSpeech, partsOfSpeech } from '@utarang/contract';
import { toHangul } from '@utarang/domain/language';
import { answerItems, readWrittenForms, type WrittenForm } from '@utarang/domain/words';
import { levelOfWordFile } from './format.js';

/** A word of the book. */
export type WordEntry = {
  readonly id: number;
  readonly japaneseWord: string;
  /** The reading as written: katakana for loan words. */
  readonly reading: string;
  readonly koreanPronunciation: string;
  /** Korean senses, separated by `, `. */
  readonly meaningKo: string;
  /** The level; null for words and set phrases that no level lists. */
  readonly level: Level | null;
  readonly partsOfSpeech: readonly PartOfSpeech[];
  /** Further right answers in Korean. */
  readonly accept: readonly string[];
  /** Wrong answers in Korean that no leniency accepts. */
  readonly block: readonly string[];
  /** Further spellings, the most usual first. */
  readonly forms: readonly WrittenForm[];
};

/** The definition of a field of a word, for all places where words are stored. */
type WordField<Value> = {
  /** The column of the word files; null for a field that is not in the line. */
  readonly column: string | null;
  /** The column of the table `words`. */
  readonly stored: string;
  /** Its PostgreSQL type. */
  readonly type: 'integer' | 'text' | 'text[]' | 'jsonb';
  /** The value of an empty field. */
  readonly empty: Value;
  /** True if its cell may be left out where all after it are empty: most words have none. */
  readonly optional?: true;
  /** The value of a line that has no problems. */
  readonly read: (cell: string, line: { readonly file: string; readonly reading: string }) => Value;
};

type WordFields = { readonly [Field in keyof WordEntry]: WordField<WordEntry[Field]> };

const text = (cell: string): string => cell;

/**
 * Every field of a word, in the order of the columns. The header of the files, their parser, the seed, its plan, the
 * catalogue and the tests' words follow from it: a missing field does not compile.
 */
export const wordFields = {
  id: { column: 'id', stored: 'id', type: 'integer', empty: 0, read: Number },
  japaneseWord: { column: 'word', stored: 'japanese_word', type: 'text', empty: '', read: text },
  reading: { column: 'reading', stored: 'hiragana', type: 'text', empty: '', read: text },
  partsOfSpeech: {
    column: 'pos',
    stored: 'parts_of_speech',
    type: 'text[]',
    empty: [],
    read: (cell) => partsOfSpeech.filter((part) => cell.split(',').includes(part)),
  },
  meaningKo: { column: 'meaning', stored: 'meaning_ko', type: 'text', empty: '', read: text },
  accept: { column: 'accept', optional: true, stored: 'accepted', type: 'text[]', empty: [], read: answerItems },
  block: { column: 'block', optional: true, stored: 'blocked', type: 'text[]', empty: [], read: answerItems },
  koreanPronunciation: {
    column: 'pron',
    optional: true,
    stored: 'korean_pronunciation',
    type: 'text',
    empty: '',
    read: (cell, { reading }) => cell || toHangul(reading),
  },
  forms: {
    column: 'forms',
    optional: true,
    stored: 'forms',
    type: 'jsonb',
    empty: [],
    read: (cell) => readWrittenForms(cell).forms,
  },
  level: {
    column: null,
    stored: 'level',
    type: 'text',
    empty: null,
    read: (_, { file }) => levelOfWordFile(file) ?? null,
  },
} as const satisfies WordFields;

export const wordFieldNames = Object.keys(wordFields) as (keyof WordEntry)[];

/** A column of the word files. */
export type Column = NonNullable<(typeof wordFields)[keyof WordEntry]['column']>;

/** The columns of a word file, in order (`docs/content.md`). */
export const COLUMNS = wordFieldNames.flatMap((field): Column[] => {
  const { column } = wordFields[field];
  return column === null ? [] : [column];
});

/** The number of last columns that may be left out at the end of a line. */
export const OPTIONAL_COLUMNS = wordFieldNames.filter((field) => 'optional' in wordFields[field]).length;

/** Creates an entry field by field. */
export const entryOf = (fieldOf: (field: keyof WordEntry) => unknown): WordEntry =>
  Object.fromEntries(wordFieldNames.map((field) => [field, fieldOf(field)])) as WordEntry;

/** A word with empty fields, for code that needs only some of them. */
export const emptyEntry: WordEntry = entryOf((field) => wordFields[field].empty);
