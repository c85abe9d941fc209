import { type ListedWord, listedRows, plainCell } from '@utarang/domain/word-list';
import type { Database } from 'sql.js';
import { UnreadableFile } from './protocol.js';
import { openDatabase } from './sqlite.js';
import { unpackOne } from './unpack.js';

/** The collections that a deck may have, the newest first. */
const COLLECTIONS = ['collection.anki21', 'collection.anki2'] as const;
/**
 * The compressed collection of newer decks, which we do not read. Beside it is a collection with a notice in place of
 * words.
 */
const COMPRESSED_COLLECTION = 'collection.anki21b';
/** The separator between the fields of a note. */
const FIELD_SEPARATOR = '\u001f';

/** Reads the words of an Anki deck, by the fields of its note types. Throws `UnreadableFile`. */
export async function readApkg(bytes: Uint8Array, maxWords: number): Promise<readonly ListedWord[]> {
  const found = await unpackOne(bytes, [COMPRESSED_COLLECTION, ...COLLECTIONS]);
  if (!found) throw new UnreadableFile('noCollection');
  if (found.name === COMPRESSED_COLLECTION) throw new UnreadableFile('unsupportedAnki');
  const database = await openDatabase(found.bytes);
  try {
    return notesIn(database, maxWords);
  } catch (error) {
    // The file is no SQLite database, or lacks the tables or columns of Anki.
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('archive');
  } finally {
    database.close();
  }
}

/**
 * The limit of the heap of SQLite, in bytes. The resource limits of a worker thread do not count this memory, and a
 * computed column could fill it.
 */
const HEAP_MAX = 128 * 1024 * 1024;

/**
 * Restricts SQLite for an untrusted file. Views and virtual tables are refused, since their rows have no bound. Throws
 * `UnreadableFile`.
 */
function restrict(database: Database): void {
  database.run(`pragma hard_heap_limit = ${HEAP_MAX}; pragma trusted_schema = off`);
  const tables = database.exec(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name in ('notes', 'col')",
  );
  if (tables[0]?.values.length !== 2) throw new UnreadableFile('archive');
}

function notesIn(database: Database, maxWords: number): ListedWord[] {
  restrict(database);
  const names = fieldNames(database);
  const byType = new Map<string, string[][]>();
  // A word may have two notes. With more the file is refused as a whole, rather than cut.
  const statement = database.prepare('select mid, flds from notes limit ?', [maxWords * 2 + 1]);
  for (let notes = 1; statement.step(); notes++) {
    if (notes > maxWords * 2) throw new UnreadableFile('tooMany');
    const [type, fields] = statement.get();
    const row = String(fields).split(FIELD_SEPARATOR).map(plainCell);
    const rows = byType.get(String(type));
    if (rows) rows.push(row);
    else byType.set(String(type), [row]);
  }
  statement.free();
  return [...byType].flatMap(([type, rows]) => {
    const fields = names.get(type);
    return (fields && listedRows(rows, fields)) ?? listedRows(rows) ?? [];
  });
}

/** The names of the fields of each note type. */
function fieldNames(database: Database): ReadonlyMap<string, readonly string[]> {
  const text = database.exec('select models from col limit 1')[0]?.values[0]?.[0];
  try {
    const models: unknown = JSON.parse(String(text));
    return new Map(
      Object.entries(models as Record<string, { flds: { name: string; ord: number }[] }>).map(([id, { flds }]) => [
        id,
        flds.toSorted((a, b) => a.ord - b.ord).map(({ name }) => String(name)),
      ]),
    );
  } catch {
    return new Map();
  }
}
