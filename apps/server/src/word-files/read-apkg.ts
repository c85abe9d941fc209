import { type ListedWord, listedRows, plainCell } from '@utarang/domain/word-list';
import type { Database } from 'sql.js';
import { Unreadable } from './protocol.js';
import { openDatabase } from './sqlite.js';
import { unpackOne } from './unpack.js';

/** The collections that a deck may have, the newest first. */
const COLLECTIONS = ['collection.anki21', 'collection.anki2'] as const;
/** The newest form is packed once more; beside it stands a collection that says so, without words. */
const PACKED_ANEW = 'collection.anki21b';
/** Anki keeps the fields of a note as one text. */
const BETWEEN_FIELDS = '\u001f';

/** The words of a deck of Anki, by the fields of its note types. Throws `Unreadable`. */
export async function readApkg(bytes: Uint8Array, most: number): Promise<readonly ListedWord[]> {
  const found = await unpackOne(bytes, [PACKED_ANEW, ...COLLECTIONS]);
  if (!found) throw new Unreadable('noCollection');
  if (found.name === PACKED_ANEW) throw new Unreadable('packedAnew');
  const database = await openDatabase(found.bytes);
  try {
    return notesIn(database, most);
  } catch (error) {
    // Of a file that is no database, or has not what Anki keeps.
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('archive');
  } finally {
    database.close();
  }
}

/**
 * The most memory that SQLite may take, in bytes. It is memory of the server's process, which the bounds of a thread do
 * not count: a column that is computed could fill it.
 */
const HEAP_MAX = 128 * 1024 * 1024;

/** Makes SQLite careful. Views and virtual tables are refused: what they yield has no bound. Throws `Unreadable`. */
function restrict(database: Database): void {
  database.run(`pragma hard_heap_limit = ${HEAP_MAX}; pragma trusted_schema = off`);
  const tables = database.exec(
    "select name from pragma_table_list where schema = 'main' and type = 'table' and name in ('notes', 'col')",
  );
  if (tables[0]?.values.length !== 2) throw new Unreadable('archive');
}

function notesIn(database: Database, most: number): ListedWord[] {
  restrict(database);
  const names = fieldNames(database);
  const byType = new Map<string, string[][]>();
  // Words may stand in it twice; more than that is too many, and nothing of it is left out in silence.
  const statement = database.prepare('select mid, flds from notes limit ?', [most * 2 + 1]);
  for (let notes = 1; statement.step(); notes++) {
    if (notes > most * 2) throw new Unreadable('tooMany');
    const [type, fields] = statement.get();
    const row = String(fields).split(BETWEEN_FIELDS).map(plainCell);
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
