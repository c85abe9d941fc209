import { createHash } from 'node:crypto';
import type { QuizEntry } from '@utarang/content/quiz';
import { type SenseBook, senseBook } from '@utarang/domain/study';
import { asc, desc, getTableColumns, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { catalogueVersion, quizzes, sentences, words } from '../db/schema.js';
import { type Bank, createBank } from './bank.js';
import { type Lists, loadLists, makeLists } from './lists.js';
import { createSongShelf, loadSongs, type SongShelf } from './songs.js';
import type { CatalogueWord } from './word.js';

/** All words at one moment, never changed; a change of the database makes a new one. */
export type Snapshot = {
  /** The row of `catalogue_version` that it was read with. */
  readonly databaseVersion: number;
  readonly version: string;
  readonly words: readonly CatalogueWord[];
  readonly byId: ReadonlyMap<number, CatalogueWord>;
  readonly senses: SenseBook<CatalogueWord>;
  readonly lists: Lists;
  readonly bank: Bank;
  readonly quizzes: readonly QuizEntry[];
  readonly songs: SongShelf;
};

/** Which version the database has now. */
export async function readVersion({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const [row] = await orm.select().from(catalogueVersion);
  return row!.version;
}

export async function loadSnapshot({ orm }: Pick<Database, 'orm'>): Promise<Snapshot> {
  const { databaseVersion, rows, stored, bank, quizEntries, songs } = await orm.transaction(
    async (tx) => ({
      databaseVersion: await readVersion({ orm: tx }),
      rows: await tx.select(columns).from(words).orderBy(desc(words.id)),
      stored: await loadLists(tx),
      bank: await tx.select(sentenceColumns).from(sentences).orderBy(asc(sentences.id)),
      quizEntries: await tx
        .select(quizColumns)
        .from(quizzes)
        .where(isNull(quizzes.retiredAt))
        .orderBy(asc(quizzes.sentenceId)),
      songs: await loadSongs(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // The content is part of the version, so that a restored database, which counts anew, does not repeat one.
  const content = hashOf(rows, [stored], bank, quizEntries, [songs]).slice(0, 12);
  const all = rows.map(({ retiredAt, ...word }): CatalogueWord => (retiredAt ? { ...word, retired: true } : word));
  const found = all.filter((word) => !word.retired);
  const sentenceBank = createBank(bank);
  const lists = makeLists(found, stored, sentenceBank.usesOf);
  lists.all.prepare(); // the first search is not to wait for it
  return {
    databaseVersion,
    version: `${databaseVersion}-${content}`,
    words: found,
    byId: new Map(all.map((word) => [word.id, word])),
    senses: senseBook(found),
    lists,
    bank: sentenceBank,
    quizzes: quizEntries,
    songs: createSongShelf(songs),
  };
}

/** Row by row: the text of all at once would be more memory than the catalogue itself. */
function hashOf(...parts: readonly (readonly unknown[])[]): string {
  const hash = createHash('sha256');
  for (const rows of parts) for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest('base64url');
}

const { editedAt: _edited, listsEditedAt: _lists, version: _version, ...columns } = getTableColumns(words);
const { editedAt: _sentenceEdited, version: _sentenceVersion, ...sentenceColumns } = getTableColumns(sentences);
const quizColumns = {
  id: quizzes.sentenceId,
  answerId: quizzes.answerId,
  wrongIds: quizzes.wrongIds,
  korean: quizzes.korean,
  note: quizzes.note,
};
