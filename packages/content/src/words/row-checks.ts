import { partsOfSpeech } from '@utarang/contract';
import { type WordFault, wordFaults } from '@utarang/domain/words';
import type { WordEntry } from './entry.js';
import { firstId, IDS_PER_FILE, levelOfWordFile } from './format.js';
import type { Row } from './parse.js';
import { wordFields } from './word-fields.js';

/** What a row has wrong taken by itself: a sentence for each fault. */
export type RowCheck = (row: Row) => string[];

const id: RowCheck = (row) => {
  const level = levelOfWordFile(row.file);
  if (level === undefined) return []; // the name of the file is reported once, with the book
  const first = firstId(level);
  const last = first + IDS_PER_FILE - 1;
  const value = /^[1-9]\d*$/.test(row.id) ? Number(row.id) : 0;
  return value >= first && value <= last ? [] : [`id "${row.id}" is not from ${first} to ${last}`];
};

const pos: RowCheck = (row) => {
  const known: readonly string[] = partsOfSpeech;
  const given = row.pos.split(',');
  const unknown = given.filter((part) => !known.includes(part)).map((part) => `pos "${part}" is not known`);
  return new Set(given).size < given.length ? [...unknown, `pos "${row.pos}" repeats itself`] : unknown;
};

/** What has a check of its own above, or is not written in the line. */
type NoText = 'id' | 'partsOfSpeech' | 'level';

/**
 * What makes a word valid is a rule of the domain; here it gets the names of our columns. A field that is missing here
 * does not compile.
 */
const texts: RowCheck = (row) => {
  const cells: Readonly<Record<Exclude<keyof WordEntry, NoText>, string>> = {
    japaneseWord: row.word,
    hiragana: row.reading,
    meaningKo: row.meaning,
    accept: row.accept,
    block: row.block,
    koreanPronunciation: row.pron,
  };
  return wordFaults(cells).map((fault) => sentenceOf(fault, row));
};

export const rowChecks: readonly RowCheck[] = [id, pos, texts];

function sentenceOf(found: WordFault, row: Row): string {
  const { column } = wordFields[found.field];
  const cell = `${column} "${row[column]}"`;
  switch (found.fault) {
    case 'empty':
      return `${column} is empty`;
    case 'has_hangul':
      return `${cell} has Hangul in it`;
    case 'not_kana':
      return `${cell} is not kana only`;
    case 'without_hangul':
      return `${cell} has kana without a syllable in Hangul`;
    case 'does_not_fit':
      return `${cell} does not fit the kana of "${row.word}"`;
    case 'too_long':
      return `${column} has ${found.length} characters, more than ${found.most}`;
    case 'not_korean':
      return `${column} "${found.item}" is not plain Korean, or its items are not separated by ", "`;
    case 'not_hangul':
      return `${cell} is not Hangul only`;
    case 'as_the_rule_gives':
      return `${cell} is what the rule gives: leave it empty`;
    case 'repeated':
      return `${column} "${found.item}" is already in ${wordFields[found.in].column}`;
  }
}
