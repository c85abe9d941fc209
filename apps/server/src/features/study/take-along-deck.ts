import { takeAlongColumns } from '@utarang/contract';
import { takeAlong, takeAlongTable } from '@utarang/messages';
import type { Deck, DeckNote } from '../../word-files/protocol.js';
import { guidOf, type TakeAlongRow, tagOf } from './take-along-files.js';

const fields = takeAlongColumns.map((column) => takeAlongTable[column]);
const { word, reading, hangul, korean, accent, example, translation } = takeAlongTable;

const front = `<div class="word" lang="ja">{{${word}}}</div>`;
const whenFilled = (name: string, inside: string): string => `{{#${name}}}${inside}{{/${name}}}`;
const back = [
  '{{FrontSide}}<hr id="answer">',
  `<div class="reading"><span lang="ja">{{${reading}}}</span> [{{${hangul}}}]${whenFilled(accent, ` <small>{{${accent}}}</small>`)}</div>`,
  `<div class="korean">{{${korean}}}</div>`,
  whenFilled(example, `<div class="example" lang="ja">{{furigana:${example}}}</div>`),
  whenFilled(translation, `<div class="translation">{{${translation}}}</div>`),
].join('\n');

const css = `.card { font-family: sans-serif; font-size: 20px; text-align: center; line-height: 1.6; }
.word { font-size: 44px; }
.korean { font-size: 24px; font-weight: bold; }
.example { margin-top: 20px; line-height: 2; }
.reading, .translation { opacity: .8; }`;

/** The saved words as a deck of Anki (docs/product/my-words.md#take-along). `now` is in seconds. */
export const deckOf = (
  rows: readonly TakeAlongRow[],
  memories: ReadonlyMap<number, DeckNote['memory']>,
  now: number,
): Deck => ({
  name: takeAlong.fileName,
  fields,
  front,
  back,
  css,
  now,
  notes: rows.map((row) => ({
    id: row.id,
    guid: guidOf(row),
    fields: takeAlongColumns.map((column) => row[column]),
    tags: [tagOf(row)],
    memory: memories.get(row.id) ?? null,
  })),
});
