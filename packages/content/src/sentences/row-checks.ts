import { toHiragana } from '@utarang/domain/language';
import { hangulText, piecesOf, writtenText } from '@utarang/domain/sentences';
import { fieldNames } from '../../data/fields.js';
import type { WordEntry } from '../words/entry.js';
import { firstId, IDS_PER_FILE, isWithin, levelOf, longest, TARGET_MARK } from './format.js';
import { itemsOf, type SentenceRow } from './parse.js';

/** The word book by id. */
export type Book = ReadonlyMap<number, WordEntry>;

/** What a row has wrong taken by itself: a sentence for each fault. */
export type RowCheck = (row: SentenceRow, book: Book) => string[];

const JAPANESE = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー、。！？]+$/u;
const KOREAN = /^[가-힣0-9 ,.?!]+$/;
const POLITE = /(?:です|ます|ません|ました|でした|ましょう|でしょう|ください)(?:か|が|ね|よ|よね)?[。！？]$/;
const POLITE_KOREAN = /(?:요|죠|니다|니까)[.?!]$/;

const id: RowCheck = (row) => {
  const first = firstId(row.file);
  if (first === undefined) return []; // the name of the file is reported once, with the bank
  const last = first + IDS_PER_FILE - 1;
  const value = /^[1-9]\d*$/.test(row.id) ? Number(row.id) : 0;
  return value >= first && value <= last ? [] : [`id "${row.id}" is not from ${first} to ${last}`];
};

const text: RowCheck = (row) => {
  const pieces = piecesOf(row.text);
  if (pieces === null) return [`text "${row.text}" has a reading that does not stand behind kanji, or is not kana`];
  const written = writtenText(pieces);
  const most = longest(levelOf(row.file) ?? 'N1');
  const bare = pieces.filter((piece) => piece.reading === null && /\p{Script=Han}/u.test(piece.written));
  const soundless = pieces.filter((piece) => piece.reading === null && piece.written !== piece.sound);
  return [
    ...(JAPANESE.test(written) ? [] : [`text "${written}" has a character that is not Japanese`]),
    ...bare.map(({ written: part }) => `text has no reading for "${part}"`),
    ...soundless
      .filter(({ written: part, sound }) => sound !== SOUNDS[part])
      .map(({ written: part, sound }) => `the sound of ${part} is not ${sound}`),
    ...pieces
      .filter(({ reading }) => reading !== null && reading !== toHiragana(reading))
      .map(({ reading }) => `the reading ${reading} is not hiragana`),
    ...(/[。！？]$/.test(written) ? [] : ['text does not end with 。, ！ or ？']),
    ...([...written].length <= most ? [] : [`text has ${[...written].length} characters, more than ${most}`]),
    ...(/^[가-힣 .,?-]+$/.test(hangulText(pieces)) ? [] : [`text has kana without a syllable in Hangul`]),
  ];
};

const SOUNDS: Readonly<Record<string, string>> = { は: 'わ', へ: 'え' };

const meaning: RowCheck = (row) => {
  const written = writtenText(piecesOf(row.text) ?? []);
  const asks = /か。$|？$/.test(written);
  return [
    ...(KOREAN.test(row.meaning) ? [] : [`meaning "${row.meaning}" is not plain Korean`]),
    ...(/[.?!]$/.test(row.meaning) ? [] : ['meaning does not end with ., ? or !']),
    ...(asks === row.meaning.endsWith('?') ? [] : ['one of text and meaning asks, and the other does not']),
    ...(POLITE.test(written) && !POLITE_KOREAN.test(row.meaning) ? ['text is polite, and meaning is not'] : []),
  ];
};

const words: RowCheck = (row, book) => {
  const level = levelOf(row.file);
  const items = itemsOf(row.words);
  const ids = items.map((item) => Number.parseInt(item, 10));
  const strange = items.filter((item) => !/^[1-9]\d*\*?$/.test(item) || !book.has(Number.parseInt(item, 10)));
  const hard = ids.flatMap((each) => book.get(each) ?? []).filter((word) => level && !isWithin(word.level, level));
  return [
    ...strange.map((item) => `words has "${item}", which is no word of the book`),
    ...hard.map((word) => `${word.japaneseWord} (${word.level ?? 'no level'}) is above the level`),
    ...(new Set(ids).size < ids.length ? ['words names a word twice'] : []),
    ...(items.some((item) => item.endsWith(TARGET_MARK)) ? [] : [`words marks none with ${TARGET_MARK}`]),
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

export const rowChecks: readonly RowCheck[] = [id, text, meaning, words, situations];
