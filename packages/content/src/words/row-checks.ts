import { partsOfSpeech } from '@utarang/contract';
import { type WordFault, type WordTexts, wordFaults } from '@utarang/domain/words';
import { type WordEntry, wordFieldNames, wordFields } from './entry.js';
import { idsOfWordFile } from './format.js';
import type { Row } from './parse.js';

/** A check of a row by itself: a sentence for each fault. */
export type RowCheck = (row: Row) => string[];

const id: RowCheck = (row) => {
  const ids = idsOfWordFile(row.file);
  if (ids === undefined) return []; // the wrong name of the file is reported once, with the book
  const [first, last] = ids;
  const value = /^[1-9]\d*$/.test(row.id) ? Number(row.id) : 0;
  return value >= first && value <= last ? [] : [`id "${row.id}" is not from ${first} to ${last}`];
};

const partsOfSpeechCheck: RowCheck = (row) => {
  const known: readonly string[] = partsOfSpeech;
  const given = row.pos.split(',');
  const unknown = given.filter((part) => !known.includes(part)).map((part) => `pos "${part}" is not known`);
  return new Set(given).size < given.length ? [...unknown, `pos "${row.pos}" repeats itself`] : unknown;
};

/** Fields that have a check of their own above, or are not written in the line. */
const noText = ['id', 'partsOfSpeech', 'level'] as const satisfies readonly (keyof WordEntry)[];
type Text = Exclude<keyof WordEntry, (typeof noText)[number]>;

/** The texts that a rule of the domain checks. An unknown field does not compile. */
const texts: readonly (keyof WordTexts)[] = wordFieldNames.filter(
  (field): field is Text => !noText.some((other) => other === field),
);

/** The rule with the names of our columns. */
const text: RowCheck = (row) => {
  const cells = Object.fromEntries(texts.map((field) => [field, row[wordFields[field].column]]));
  return wordFaults(cells as WordTexts).map((fault) => sentenceOf(fault, row));
};

export const rowChecks: readonly RowCheck[] = [id, partsOfSpeechCheck, text];

function sentenceOf(found: WordFault, row: Row): string {
  const { column } = wordFields[found.field];
  const cell = `${column} "${row[column]}"`;
  switch (found.fault) {
    case 'empty':
      return `${column} is empty`;
    case 'has_hangul':
      return `${cell} has Hangul in it`;
    case 'odd_sign':
      return `${cell} has a sign that stands in no word`;
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
    case 'no_form':
      return `${column} "${found.item}" is no form such as 面白い, also:想う(노래와 글에서) or rare:惟う`;
    case 'form_does_not_fit':
      return `${column} "${found.item}" cannot be read as "${row.reading}"`;
    case 'form_repeated':
      return `${column} "${found.item}" is there already`;
    case 'note_not_korean':
      return `the note "${found.item}" of ${column} is not Korean`;
  }
}
