import { type SentenceFault, sentenceFaults } from '@utarang/domain/sentences';
import { fieldNames } from '../../data/fields.js';
import type { WordEntry } from '../words/entry.js';
import { counterSlips } from './counter-sounds.js';
import { idsOf, levelOfSentenceFile, TARGET_MARK } from './format.js';
import { itemsOf, type SentenceInPieces } from './parse.js';

/** The word book by id. */
export type Book = ReadonlyMap<number, WordEntry>;

/** A check of a row by itself: a sentence for each fault. */
export type RowCheck = (row: SentenceInPieces, book: Book) => string[];

const id: RowCheck = (row) => {
  const range = idsOf(row.file);
  if (range === undefined) return []; // the wrong name of the file is reported once, with the bank
  const [first, last] = range;
  const value = /^[1-9]\d*$/.test(row.id) ? Number(row.id) : 0;
  return value >= first && value <= last ? [] : [`id "${row.id}" is not from ${first} to ${last}`];
};

/** Checks a sentence by the rule of the domain; here it gets the names of our columns. */
const sentence: RowCheck = (row, book) => {
  const items = itemsOf(row.words);
  const ids = items.map((item) => Number.parseInt(item, 10));
  const strange = items.filter((item) => !/^[1-9]\d*\*?$/.test(item) || !book.has(Number.parseInt(item, 10)));
  const marked = items.filter((item) => item.endsWith(TARGET_MARK));
  const faults = sentenceFaults({
    text: row.text,
    meaningKo: row.meaning,
    level: levelOfSentenceFile(row.file) ?? 'N1',
    words: ids.flatMap((each) => book.get(each) ?? []),
    targetIds: marked.map((item) => Number.parseInt(item, 10)),
  });
  return [
    ...faults.filter(({ field }) => field !== 'targets').map((fault) => sentenceOf(fault, row)),
    ...strange.map((item) => `words has "${item}", which is no word of the book`),
    ...(marked.length > 0 ? [] : [`words marks none with ${TARGET_MARK}`]),
  ];
};

const situations: RowCheck = (row) => {
  const names = itemsOf(row.situations);
  const known: readonly string[] = fieldNames;
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `there is no situation "${name}"`),
    ...(new Set(names).size < names.length ? ['situations names one twice'] : []),
  ];
};

const counters: RowCheck = (row) => counterSlips(row.text).map(({ piece, right }) => `"${piece}" is read ${right}`);

export const rowChecks: readonly RowCheck[] = [id, sentence, counters, situations];

function sentenceOf(found: SentenceFault, row: SentenceInPieces): string {
  switch (found.fault) {
    case 'unreadable':
      return `text "${row.text}" has a reading that does not stand behind kanji, or is not kana`;
    case 'not_japanese':
      return `text "${found.written}" has a character that is not Japanese`;
    case 'without_reading':
      return `text has no reading for "${found.item}"`;
    case 'other_sound':
      return `the sound of ${found.item} is not ${found.sound}`;
    case 'reading_not_hiragana':
      return `the reading ${found.item} is not hiragana`;
    case 'too_long':
      return `text has ${found.length} characters, more than ${found.most}`;
    case 'without_hangul':
      return 'text has kana without a syllable in Hangul';
    case 'without_end':
      return found.field === 'text' ? 'text does not end with 。, ！ or ？' : 'meaning does not end with ., ? or !';
    case 'not_korean':
      return `meaning "${row.meaning}" is not plain Korean`;
    case 'asks_otherwise':
      return 'one of text and meaning asks, and the other does not';
    case 'not_polite':
      return 'text is polite, and meaning is not';
    case 'too_hard':
      return `${found.word.japaneseWord} (${found.word.level ?? 'no level'}) is above the level`;
    case 'repeated':
      return 'words names a word twice';
    case 'not_found':
      return `${found.word.japaneseWord} is not found in the text`;
    case 'none':
      return `words marks none with ${TARGET_MARK}`;
  }
}
