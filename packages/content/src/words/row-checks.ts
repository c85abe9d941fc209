import { partsOfSpeech } from '@utarang/contract';
import { hasHangul, isKana, toHangul } from '@utarang/domain/language';
import { COLUMNS, firstId, IDS_PER_FILE, levelOf } from './format.js';
import { items, type Row } from './parse.js';
import { readingFits } from './reading-fits.js';

/** What a row has wrong taken by itself: a sentence for each fault. */
export type RowCheck = (row: Row) => string[];

const MEANING_MAX = 40;
const KOREAN = /^[가-힣A-Za-z0-9 ~()]+$/;
/** A meaning may ask: 형제가 있어요 would be a statement. What is compared with an answer needs no mark. */
const QUESTION = /\?(?= \([^()]*\)$|$)/;
const SYLLABLES = /^[가-힣]+(?:[ -][가-힣]*)*$/;

const encoding: RowCheck = (row) =>
  COLUMNS.flatMap((column) => [
    ...(row[column].normalize('NFC') === row[column] ? [] : [`${column} is not NFC`]),
    ...(row[column].includes('\ufffd') ? [`${column} is not UTF-8`] : []),
  ]);

const spaces: RowCheck = (row) =>
  COLUMNS.filter((column) => /^\s|\s$|\s\s|[^\S ]/u.test(row[column])).map(
    (column) => `${column} has a space too many, or one that is not a plain space`,
  );

const id: RowCheck = (row) => {
  const level = levelOf(row.file);
  if (level === undefined) return []; // the name of the file is reported once, with the book
  const first = firstId(level);
  const last = first + IDS_PER_FILE - 1;
  const value = /^[1-9]\d*$/.test(row.id) ? Number(row.id) : 0;
  return value >= first && value <= last ? [] : [`id "${row.id}" is not from ${first} to ${last}`];
};

const word: RowCheck = (row) => {
  if (row.word === '') return ['word is empty'];
  return hasHangul(row.word) ? [`word "${row.word}" has Hangul in it`] : [];
};

const reading: RowCheck = (row) => {
  if (!isKana(row.reading)) return [`reading "${row.reading}" is not kana only`];
  if (!SYLLABLES.test(toHangul(row.reading))) return [`reading "${row.reading}" has kana without a syllable in Hangul`];
  return readingFits(row.word, row.reading) ? [] : [`reading "${row.reading}" does not fit the kana of "${row.word}"`];
};

const pos: RowCheck = (row) => {
  const known: readonly string[] = partsOfSpeech;
  const given = row.pos.split(',');
  const unknown = given.filter((part) => !known.includes(part)).map((part) => `pos "${part}" is not known`);
  return new Set(given).size < given.length ? [...unknown, `pos "${row.pos}" repeats itself`] : unknown;
};

const meaning: RowCheck = (row) => {
  if (row.meaning === '') return ['meaning is empty'];
  const length = [...row.meaning].length;
  return length > MEANING_MAX ? [`meaning has ${length} characters, more than ${MEANING_MAX}`] : [];
};

const korean: RowCheck = (row) =>
  (['meaning', 'accept', 'block'] as const).flatMap((column) =>
    items(row[column])
      .filter((item) => !KOREAN.test(column === 'meaning' ? item.replace(QUESTION, '') : item) || !bracketsClose(item))
      .map((item) => `${column} "${item}" is not plain Korean, or its items are not separated by ", "`),
  );

const pron: RowCheck = (row) => {
  if (row.pron === '') return [];
  if (!SYLLABLES.test(row.pron)) return [`pron "${row.pron}" is not Hangul only`];
  return row.pron === toHangul(row.reading) ? [`pron "${row.pron}" is what the rule gives: leave it empty`] : [];
};

/** Each answer stands in one place only: an answer both right and blocked would be a riddle, one given twice is a slip. */
const answers: RowCheck = (row) => {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const column of ['meaning', 'accept', 'block'] as const) {
    for (const item of items(row[column])) {
      const place = seen.get(answerKey(item));
      if (place) faults.push(`${column} "${item}" is already in ${place}`);
      else seen.set(answerKey(item), column);
    }
  }
  return faults;
};

export const rowChecks: readonly RowCheck[] = [
  encoding,
  spaces,
  id,
  word,
  reading,
  pos,
  meaning,
  korean,
  pron,
  answers,
];

/** What remains of an answer when it is compared: no bracketed part, no leading `~`, no question mark, no spaces. */
const answerKey = (item: string): string =>
  item
    .replace(/\([^)]*\)/g, '')
    .replace(/^~/, '')
    .replace(QUESTION, '')
    .replaceAll(' ', '');

const bracketsClose = (item: string): boolean => !/[()]/.test(item.replace(/\([^()]+\)/g, ''));
