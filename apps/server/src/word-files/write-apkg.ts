import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Database } from 'sql.js';
import { ZipFile } from 'yazl';
import { INDEXES, NO_MEDIA, TABLES } from './anki-schema.js';
import type { Deck, DeckNote } from './protocol.js';
import { openDatabase } from './sqlite.js';

/** The ids of our note type and deck. They change only with the fields of the note type. */
export const NOTE_TYPE_ID = 1_700_000_000_056;
export const DECK_ID = 1_700_000_000_057;
/** The first id of notes and cards. Anki reads their ids as timestamps in ms. */
const FIRST_NOTE_ID = 1_600_000_000_000;
const DAY_SECONDS = 86_400;
/** The initial ease factor of Anki, in thousandths. */
const INITIAL_EASE = 2500;

/**
 * Writes an Anki deck with our note type. Notes have stable ids and guids, so that a second import updates them. A word
 * that was reviewed has the due date of its memory.
 */
export async function writeApkg(deck: Deck): Promise<Uint8Array> {
  const database = await openDatabase();
  try {
    for (const table of TABLES) database.run(table);
    writeCollection(database, deck);
    database.run('begin');
    writeNotes(database, deck);
    database.run('commit');
    for (const index of INDEXES) database.run(index);
    return await zipCollection(database.export());
  } finally {
    database.close();
  }
}

async function zipCollection(collection: Uint8Array): Promise<Uint8Array> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(collection.buffer, collection.byteOffset, collection.byteLength), 'collection.anki2');
  zip.addBuffer(Buffer.from(NO_MEDIA), 'media');
  zip.end();
  return buffer(zip.outputStream);
}

function writeCollection(database: Database, deck: Deck): void {
  const field = (name: string, ord: number) => ({
    ...{ name, ord, sticky: false, rtl: false, font: 'sans-serif', size: 20, media: [] },
  });
  const model = {
    ...{ id: NOTE_TYPE_ID, name: deck.name, type: 0, mod: deck.now, usn: -1, sortf: 0, did: DECK_ID, vers: [] },
    ...{ tags: [], req: [[0, 'any', [0]]], latexPre: '', latexPost: '', latexsvg: false, css: deck.css },
    flds: deck.fields.map(field),
    tmpls: [
      {
        ...{ name: deck.name, ord: 0, qfmt: deck.front, afmt: deck.back },
        ...{ did: null, bqfmt: '', bafmt: '', bfont: '', bsize: 0 },
      },
    ],
  };
  const deckOf = (id: number, name: string) => ({
    ...{ id, name, desc: '', mod: deck.now, usn: -1, dyn: 0, conf: 1, collapsed: false, browserCollapsed: false },
    ...{ newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0], extendNew: 0, extendRev: 0 },
  });
  const options = {
    ...{ id: 1, name: 'Default', mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true, dyn: false },
    new: { bury: false, delays: [1, 10], initialFactor: INITIAL_EASE, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  };
  const settings = {
    ...{ activeDecks: [1], curDeck: 1, curModel: NOTE_TYPE_ID, nextPos: deck.notes.length + 1, schedVer: 2 },
    ...{ sortType: 'noteFld', sortBackwards: false, addToCur: true, dueCounts: true, estTimes: true, newSpread: 0 },
    ...{ timeLim: 0, collapseTime: 1200 },
  };
  database.run('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)', [
    createdAt(deck),
    deck.now * 1000,
    deck.now * 1000,
    JSON.stringify(settings),
    JSON.stringify({ [NOTE_TYPE_ID]: model }),
    JSON.stringify({ 1: deckOf(1, 'Default'), [DECK_ID]: deckOf(DECK_ID, deck.name) }),
    JSON.stringify({ 1: options }),
    '{}',
  ]);
}

/** The creation time of the collection: the start of a day, from which Anki counts due days. */
const createdAt = (deck: Deck): number => deck.now - (deck.now % DAY_SECONDS);

function writeNotes(database: Database, deck: Deck): void {
  const note = database.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const card = database.prepare("insert into cards values (?, ?, ?, 0, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, '')");
  for (const [index, one] of deck.notes.entries()) {
    const id = FIRST_NOTE_ID + one.id;
    const fields = one.fields.map(toHtml);
    const [first = ''] = fields;
    note.run([
      ...[id, one.guid, NOTE_TYPE_ID, deck.now],
      ...[` ${one.tags.join(' ')} `, fields.join('\u001f'), first, checksum(first)],
    ]);
    card.run([id, id, DECK_ID, deck.now, ...schedulingOf(one, index, deck)]);
  }
  note.free();
  card.free();
}

/** The columns `type`, `queue`, `due`, `ivl`, `factor`, `reps` and `lapses` of a card. */
function schedulingOf({ memory }: DeckNote, index: number, deck: Deck): number[] {
  if (!memory) return [0, 0, index + 1, 0, 0, 0, 0];
  const due = Math.floor((memory.dueAt - createdAt(deck)) / DAY_SECONDS);
  return [2, 2, due, Math.max(1, memory.intervalDays), INITIAL_EASE, memory.reps, memory.lapses];
}

/** Escapes a text for a field of Anki, which is HTML. */
const toHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');

/** The checksum by which Anki finds notes with the same first field. */
const checksum = (first: string): number =>
  Number.parseInt(createHash('sha1').update(first).digest('hex').slice(0, 8), 16);
