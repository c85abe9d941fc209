import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import JSZip from 'jszip';
import { Database } from 'node-sqlite3-wasm';
import { expect, onTestFinished, test } from 'vitest';
import { ZipFile } from 'yazl';
import type { Deck } from './protocol.js';
import { readFile } from './read-file.js';
import { openDatabase } from './sqlite.js';
import { writeApkg } from './write-apkg.js';

const NOW = 1_900_000_000;
const deck: Deck = {
  name: '우타랑 단어',
  fields: ['단어', '읽기', '뜻'],
  front: '{{단어}}',
  back: '{{FrontSide}}{{뜻}}',
  css: '',
  now: NOW,
  notes: [
    {
      id: 7,
      guid: 'utarang-7',
      fields: ['食べる', 'たべる', '먹다 <b> & "마시다"'],
      tags: ['우타랑::N5'],
      memory: null,
    },
    {
      ...{ id: 31, guid: 'utarang-31', fields: ['挨拶', 'あいさつ', '인사'], tags: ['우타랑'] },
      memory: { dueAt: NOW + 3 * 86_400, intervalDays: 12, reps: 5, lapses: 1 },
    },
  ],
};

/** Reads a deck with a reader of archives and a build of SQLite that the product does not have. */
async function readByOthers(file: Uint8Array) {
  const archive = await JSZip.loadAsync(file, { checkCRC32: true });
  const folder = mkdtempSync(join(tmpdir(), 'apkg-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'collection');
  writeFileSync(path, await archive.file('collection.anki2')!.async('uint8array'));
  const database = new Database(path, { readOnly: true });
  onTestFinished(() => database.close());
  const rows = (query: string) => database.all(query).map((row) => Object.values(row));
  return {
    files: Object.keys(archive.files),
    media: JSON.parse(await archive.file('media')!.async('string')),
    whole: rows('pragma integrity_check'),
    col: database.get('select ver, crt, models, decks from col') as {
      ver: number;
      crt: number;
      models: string;
      decks: string;
    },
    notes: rows('select id, guid, mid, mod, tags, flds, sfld, csum from notes order by id'),
    cards: rows('select nid, did, type, queue, due, ivl, reps, lapses from cards order by nid'),
  };
}

test('another reader opens a deck: its note type, notes, cards and dates', async () => {
  const read = await readByOthers(await writeApkg(deck));
  expect(read).toMatchObject({ files: ['collection.anki2', 'media'], media: {}, whole: [['ok']] });
  const { ver, crt: created, models, decks } = read.col;
  expect(ver).toBe(11);
  const [model] = Object.values<{ id: number; flds: { name: string }[]; tmpls: unknown[] }>(JSON.parse(models));
  expect(model!.flds.map(({ name }) => name)).toEqual(deck.fields);
  expect(Object.values<{ name: string }>(JSON.parse(decks)).map(({ name }) => name)).toContain('우타랑 단어');
  expect(read.notes).toMatchObject(
    [
      [
        1_600_000_000_007,
        'utarang-7',
        model!.id,
        NOW,
        ' 우타랑::N5 ',
        '食べる\u001fたべる\u001f먹다 &lt;b&gt; &amp; "마시다"',
        '食べる',
      ],
      [1_600_000_000_031, 'utarang-31', model!.id, NOW, ' 우타랑 ', '挨拶\u001fあいさつ\u001f인사', '挨拶'],
    ].map((row) => expect.objectContaining({ ...row })),
  );
  const day = Math.floor((NOW + 3 * 86_400 - created) / 86_400);
  expect(read.cards.map((card) => card.slice(2))).toEqual([
    [0, 0, 1, 0, 0, 0],
    [2, 2, day, 12, 5, 1],
  ]);
});

test('an export that is made again has the same notes', async () => {
  const namesIn = async (file: Uint8Array) => (await readFile(file, 10)).map(({ text }) => text);
  expect(await namesIn(await writeApkg({ ...deck, now: NOW + 60 }))).toEqual(['食べる', '挨拶']);
});

test('what was written is read again as it was', async () => {
  expect(await readFile(await writeApkg(deck), 10)).toEqual([
    { text: '食べる', reading: 'たべる', meaning: '먹다 <b> & "마시다"' },
    { text: '挨拶', reading: 'あいさつ', meaning: '인사' },
  ]);
});

/** A deck of another author, with the fields that it has. */
async function foreign(fields: readonly string[] | null, rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const database = await openDatabase();
  database.run('create table col (models text); create table notes (mid integer, flds text)');
  const flds = fields?.map((name, ord) => ({ name, ord })).reverse();
  database.run('insert into col values (?)', [flds ? JSON.stringify({ 5: { flds } }) : 'no models']);
  for (const row of rows) database.run('insert into notes values (5, ?)', [row.join('\u001f')]);
  return database.export();
}

async function zip(files: Readonly<Record<string, Uint8Array | string>>): Promise<Uint8Array> {
  const archive = new ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream);
}

test.each([
  ['its headings', ['Sort', 'Expression', 'Reading', 'Meaning'], [['1', '<b>辛[から]い</b>', '', '맵다[sound:a.mp3]']]],
  ['what stands in them', null, [['맵다', '辛[から]い']]],
])('a deck of another author is read by %s', async (_, fields, rows) => {
  const file = await zip({ 'collection.anki21': await foreign(fields, rows), media: '{}', 0: 'no picture' });
  expect(await readFile(file, 10)).toEqual([{ text: '辛い', reading: 'からい', meaning: '맵다' }]);
});

/** An archive made by hand, which says of its one file whatever one likes. */
function archiveOf(name: string, content: Uint8Array, size = content.length): Uint8Array {
  const packed = deflateRawSync(content);
  const nameBytes = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32 ? crc32(content) : 0, 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, nameBytes, packed]);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, Buffer.alloc(14), nameBytes]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

const zeros = Buffer.alloc(80 * 1024 * 1024);

/** A deck whose notes are whatever SQL makes of them. */
async function computed(notes: string): Promise<Uint8Array> {
  const database = await openDatabase();
  database.run(`create table col (models text); insert into col values (''); ${notes}`);
  return zip({ 'collection.anki2': database.export() });
}

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['whose notes are a view', () => computed("create view notes as select 1 mid, '水' flds"), 'archive'],
  ['whose notes are a virtual table', () => computed('create virtual table notes using fts3(mid, flds)'), 'archive'],
  [
    'whose notes fill the memory',
    () =>
      computed(`create table notes (mid integer); insert into notes values (1);
        alter table notes add column flds text as (hex(zeroblob(200000000)))`),
    'archive',
  ],
  ['that says it is two gigabytes', () => archiveOf('collection.anki2', Buffer.alloc(10), 2 ** 31), 'archiveTooLarge'],
  ['that unpacks to far more than it says', () => archiveOf('collection.anki2', zeros, 1000), 'archive'],
  ['that unpacks to too much', () => archiveOf('collection.anki2', zeros), 'archiveTooLarge'],
  ['with a path outside of it', () => archiveOf('../../collection.anki2', Buffer.from('x')), 'archive'],
  ['with an absolute path', () => archiveOf('/etc/passwd', Buffer.from('x')), 'archive'],
  ['without a collection', () => zip({ 'photo.jpg': 'x' }), 'noCollection'],
  ['with nothing in it', () => zip({}), 'noCollection'],
  ['whose collection is no database', () => zip({ 'collection.anki2': 'x'.repeat(5000) }), 'archive'],
  ['whose collection is empty', () => zip({ 'collection.anki2': '' }), 'archive'],
  ['that the newest Anki packed', () => zip({ 'collection.anki21b': 'x', 'collection.anki2': 'y' }), 'unsupportedAnki'],
  ['that was cut short', async () => (await writeApkg(deck)).subarray(0, 900), 'archive'],
])('an archive %s is refused', async (_, file, refusal) => {
  await expect(readFile(await file(), 10)).rejects.toMatchObject({ refusal });
});

test('a deck with more notes than are looked at is refused, not read in part', async () => {
  const notes = Array.from({ length: 5 }, (_, id) => ({ ...deck.notes[0]!, id, guid: `utarang-${id}` }));
  const bytesOf = async (many: number) => writeApkg({ ...deck, notes: notes.slice(0, many) });
  expect(await readFile(await bytesOf(4), 2)).toHaveLength(1);
  await expect(readFile(await bytesOf(5), 2)).rejects.toMatchObject({ refusal: 'tooMany' });
});
