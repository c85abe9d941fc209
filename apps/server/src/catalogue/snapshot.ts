import { setImmediate as nextTurn } from 'node:timers/promises';
import type { QuizEntry } from '@utarang/content/quiz';
import { lazy } from '@utarang/domain/search';
import { changedSenseBook, type SenseBook, senseBook } from '@utarang/domain/study';
import type { Database } from '../db/database.js';
import { type Bank, createBank } from './bank.js';
import { builtIndexOf, noBuiltIndex, type ReadBuiltIndex } from './built-index.js';
import { type ChangedWords, changedWords } from './changed-words.js';
import { CHANGED_WORDS_MAX, readChanges, readVersion } from './changes.js';
import { contentHash, type Digest, digestList, digestRows } from './digest.js';
import { createFactIndex, type FactIndex, loadFacts, type StoredFacts } from './facts.js';
import { changedLists, createLists, type Lists, loadLists, type StoredLists, storedLists } from './lists.js';
import { readAll } from './read-all.js';
import { loadQuizzes, loadSentences, loadWords } from './rows.js';
import { createSongShelf, loadSongs, type SongShelf } from './songs.js';
import type { CatalogueWord } from './word.js';

/** An immutable copy of all words at one moment. A change of the database makes a new one. */
export type Snapshot = {
  /** The row of `catalogue_version` with which it was read. */
  readonly databaseVersion: number;
  readonly version: string;
  /** Id descending, without retired ones. */
  readonly words: readonly CatalogueWord[];
  readonly byId: ReadonlyMap<number, CatalogueWord>;
  /** The senses of all words, computed on first use. */
  readonly senses: () => SenseBook<CatalogueWord>;
  readonly stored: StoredLists;
  readonly lists: Lists;
  readonly facts: FactIndex;
  readonly bank: Bank;
  readonly quizzes: readonly QuizEntry[];
  readonly songs: SongShelf;
  /**
   * The digest of the stored rows of each part. They are in the version beside the number of the database: a restored
   * database starts its numbers again, and would repeat the version of another content.
   */
  readonly digests: Readonly<Record<'words' | 'lists' | 'facts' | 'sentences' | 'quizzes' | 'songs', Digest>>;
  /** The number of words that updates have changed since everything was read. */
  readonly changedWords: number;
};

const READ_ONLY = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

const versionOf = (databaseVersion: number, digests: Snapshot['digests']): string =>
  `${databaseVersion}-${contentHash(Object.values(digests))}`;

const digestOfParts = (parts: object): Digest => digestList([parts]);

/** Reads everything. A search index that was built with the program saves most of the time of building one. */
export async function loadSnapshot(
  database: Pick<Database, 'connect'>,
  readIndex: ReadBuiltIndex = noBuiltIndex,
): Promise<Snapshot> {
  const reading = readIndex();
  const { databaseVersion, rows, stored, facts, sentences, quizzes, songs } = await readAll(database, async (tx) => ({
    databaseVersion: await readVersion(tx),
    rows: await loadWords(tx),
    stored: await loadLists(tx),
    facts: await loadFacts(tx),
    sentences: await loadSentences(tx),
    quizzes: await loadQuizzes(tx),
    songs: await loadSongs(tx),
  }));
  const words = rows.filter((word) => !word.retired);
  const bank = createBank(sentences);
  const lists = createLists(words, stored, bank.usesOf, builtIndexOf(words, await reading));
  const digests = {
    words: digestRows(rows),
    lists: digestOfParts(stored),
    facts: digestOfParts(facts),
    sentences: digestList(sentences),
    quizzes: digestRows(quizzes),
    songs: digestOfParts(songs),
  };
  return {
    databaseVersion,
    version: versionOf(databaseVersion, digests),
    words,
    byId: new Map(rows.map((word) => [word.id, word])),
    senses: lazy(() => senseBook(words)),
    stored,
    lists,
    facts: createFactIndex(facts),
    bank,
    quizzes,
    songs: createSongShelf(songs),
    digests,
    changedWords: 0,
  };
}

/**
 * Computes what the first search and the first answer would need, part by part, so that requests are answered in
 * between. A request meanwhile computes what it needs.
 */
export async function warmUp({ lists, senses }: Pick<Snapshot, 'lists' | 'senses'>): Promise<void> {
  await nextTurn();
  for (const make of [...lists.all.parts(), senses]) {
    make();
    await nextTurn();
  }
}

/**
 * Returns the snapshot of the current database: the same where nothing changed, one with the changes applied where they
 * are few and known. Else everything is read again.
 */
export async function updateSnapshot(
  current: Snapshot,
  database: Pick<Database, 'orm' | 'connect'>,
  readIndex: ReadBuiltIndex = noBuiltIndex,
): Promise<Snapshot> {
  const updated = await database.orm.transaction(async (tx) => {
    const databaseVersion = await readVersion(tx);
    if (databaseVersion === current.databaseVersion) return current;
    const changes = await readChanges(tx, current.databaseVersion, databaseVersion);
    if (!changes || current.changedWords + changes.wordIds.size > CHANGED_WORDS_MAX) return null;
    const { parts, wordIds } = changes;
    const rows = wordIds.size > 0 ? await loadWords(tx, [...wordIds]) : [];
    const read = {
      rows,
      ...(parts.has('lists') && { stored: await loadLists(tx) }),
      ...(parts.has('facts') && { facts: await loadFacts(tx) }),
      ...(parts.has('sentences') && { sentences: await loadSentences(tx) }),
      ...(parts.has('quizzes') && { quizzes: await loadQuizzes(tx) }),
      ...(parts.has('songs') && { songs: await loadSongs(tx) }),
    };
    return applyChanges(current, databaseVersion, wordIds, read);
  }, READ_ONLY);
  if (updated) return updated;
  const loaded = await loadSnapshot(database, readIndex);
  await warmUp(loaded);
  return loaded;
}

type Read = {
  readonly rows: readonly CatalogueWord[];
  readonly stored?: StoredLists;
  readonly facts?: StoredFacts;
  readonly sentences?: Awaited<ReturnType<typeof loadSentences>>;
  readonly quizzes?: Awaited<ReturnType<typeof loadQuizzes>>;
  readonly songs?: Awaited<ReturnType<typeof loadSongs>>;
};

function applyChanges(current: Snapshot, databaseVersion: number, ids: ReadonlySet<number>, read: Read): Snapshot {
  const change = changedWords(current.words, ids, read.rows);
  const stored = read.stored ?? current.stored;
  const lists = ids.size > 0 ? changedLists(current.lists, stored, change) : current.lists;
  const digests = {
    words: digestRows([...rowsBefore(current, ids), ...read.rows], current.digests.words),
    lists: read.stored ? digestOfParts(read.stored) : current.digests.lists,
    facts: read.facts ? digestOfParts(read.facts) : current.digests.facts,
    sentences: read.sentences ? digestList(read.sentences) : current.digests.sentences,
    quizzes: read.quizzes ? digestRows(read.quizzes) : current.digests.quizzes,
    songs: read.songs ? digestOfParts(read.songs) : current.digests.songs,
  };
  return {
    databaseVersion,
    version: versionOf(databaseVersion, digests),
    words: change.words,
    ...(ids.size > 0 ? withChangedWords(current, change, read.rows) : { byId: current.byId, senses: current.senses }),
    stored,
    lists: read.stored ? { ...lists, ...storedLists(change.words, read.stored) } : lists,
    facts: read.facts ? createFactIndex(read.facts) : current.facts,
    bank: read.sentences ? createBank(read.sentences) : current.bank,
    quizzes: read.quizzes ?? current.quizzes,
    songs: read.songs ? createSongShelf(read.songs) : current.songs,
    digests,
    changedWords: current.changedWords + ids.size,
  };
}

const rowsBefore = ({ byId }: Snapshot, ids: ReadonlySet<number>): CatalogueWord[] =>
  [...ids].flatMap((id) => byId.get(id) ?? []);

function withChangedWords(
  { byId, senses }: Snapshot,
  change: ChangedWords,
  rows: readonly CatalogueWord[],
): Pick<Snapshot, 'byId' | 'senses'> {
  const changed = new Map(byId);
  for (const id of change.ids) changed.delete(id);
  for (const row of rows) changed.set(row.id, row);
  const changedSenses = changedSenseBook(senses(), change);
  return { byId: changed, senses: () => changedSenses };
}
