import type { Lines } from './lines.js';
import { normalField } from './normal-field.js';
import { type BookCells, type BookColumn, formsIn } from './packed-book.js';

/**
 * Texts that are searched in place of those in the cells of a column, or beside them: those that are not in normal form
 * there, and phrases without their spaces.
 */
export type AsideColumn = {
  /** The rows of the texts, in their order. */
  readonly rows: ArrayLike<number>;
  /** The texts, a line each. */
  readonly text: string;
};

/** A character that a text in normal form may not have, or not there. */
const UNUSUAL = /[^\n\t\v !-@[-~가-힣ぁ-ゖァ-ヺー一-鿿々〇]| (?![^\n\t\v ])|(?<![^\n\t\v ]) /g;
/** That, or a space: in normal form any blank is one. */
const UNUSUAL_OR_SPACE = new RegExp(`${UNUSUAL.source}| `, 'g');

/** The rows of lines in which a character is found. */
function rowsWith(lines: Lines, character: RegExp): number[] {
  const rows: number[] = [];
  character.lastIndex = 0;
  while (character.test(lines.text)) {
    const row = lines.rowAt(character.lastIndex - 1);
    rows.push(row);
    character.lastIndex = lines.endOf(row);
  }
  return rows;
}

/** The texts of the rows that have such a character; of a row without texts its cell is searched. */
function textsOf(lines: Lines, character: RegExp, textsIn: (cell: string) => readonly string[]): AsideColumn {
  const found = rowsWith(lines, character).flatMap((row) => textsIn(lines.line(row)).map((text) => ({ row, text })));
  return { rows: found.map(({ row }) => row), text: found.map(({ text }) => text).join('\n') };
}

const normalCell = (cell: string): string[] => {
  const text = normalField(cell);
  return text === cell ? [] : [text];
};

function normalForms(cell: string): string[] {
  const written = formsIn(cell).map((form) => form.written);
  const texts = written.map(normalField);
  return texts.every((text, index) => text === written[index]) ? [] : texts;
}

function unparted(cell: string): string[] {
  const text = normalField(cell);
  return text.includes(' ') ? [text.replaceAll(' ', '')] : [];
}

type AsideSource = { readonly column: BookColumn; readonly make: (lines: Lines) => AsideColumn };
const normal = (column: BookColumn): AsideSource => ({ column, make: (lines) => textsOf(lines, UNUSUAL, normalCell) });

/** The kinds of texts aside, each with the column of which they are made. */
export const ASIDE = {
  japaneseWord: normal('japaneseWord'),
  reading: normal('reading'),
  koreanPronunciation: normal('koreanPronunciation'),
  meaningKo: normal('meaningKo'),
  forms: { column: 'forms', make: (lines) => textsOf(lines, UNUSUAL, normalForms) },
  // Phrases are "found with and without" the spaces between their units (docs/product/pronunciation.md#units).
  unparted: { column: 'koreanPronunciation', make: (lines) => textsOf(lines, UNUSUAL_OR_SPACE, unparted) },
} as const satisfies Record<string, AsideSource>;
export type AsideName = keyof typeof ASIDE;
export const asideNames = Object.keys(ASIDE) as AsideName[];

export const asideOf = (cells: BookCells, name: AsideName): AsideColumn =>
  ASIDE[name].make(cells.lines(ASIDE[name].column));
