import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { selected, type Table } from './catalog.js';
import { ChecksumStream } from './checksum-stream.js';
import type { TableSummary } from './manifest.js';

/**
 * Streams a table's rows: `consume` has to read the stream. Returns their number, size and hash. The signal aborts it.
 */
export async function copyOut(
  client: pg.ClientBase,
  table: Table,
  consume: (rows: Readable) => void,
  signal?: AbortSignal,
): Promise<TableSummary> {
  const source = client.query(copyTo(`copy ${selected(table)} to stdout`));
  const checksum = new ChecksumStream();
  consume(checksum);
  await pipeline(source, checksum, signal ? { signal } : {});
  await client.query(''); // PostgreSQL reports the number of rows after it has sent them
  return {
    ...table,
    columns: [...table.columns],
    rows: source.rowCount,
    bytes: checksum.bytes,
    sha256: checksum.sha256(),
  };
}
