import { columnsOfField, type StoredWord, type WordColumn, wordColumns } from '@utarang/contract';
import { SEPARATOR } from '@utarang/domain/words';
import type { DraftField, WordDraft } from './draft-fields.js';

/** A word as a row of a table: a text for each column, empty where the word has nothing there. */
export type WordCells = Readonly<Record<Exclude<WordColumn, 'id' | 'version'>, string>>;

export const cellsOf = (word: WordDraft): WordCells => ({
  koreanPronunciation: word.koreanPronunciation,
  hiragana: word.hiragana,
  japaneseWord: word.japaneseWord,
  meaningKo: word.meaningKo,
  level: word.level ?? '',
  accept: word.accept.join(SEPARATOR),
  block: word.block.join(SEPARATOR),
  fields: word.fields.join(SEPARATOR),
  hanja: word.koLike?.hanja ?? '',
  caution: word.koLike?.caution ?? '',
});

/** All cells of a word of the book, in the order of the columns. */
export const rowOf = (word: StoredWord): string[] => {
  const cells = { id: String(word.id), version: String(word.version), ...cellsOf(word) };
  return wordColumns.map((column) => cells[column]);
};

/** The columns that hold a field of a word. */
export const columnsOf = (field: DraftField): readonly (keyof WordCells)[] => columnsOfField[field];
