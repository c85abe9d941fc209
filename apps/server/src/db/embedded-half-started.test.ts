import { join } from 'node:path';
import { startEmbedded } from '@utarang/postgres';
import { readPostmaster } from '@utarang/postgres/postmaster';
import { expect, onTestFinished, test } from 'vitest';
import { removeDataDir } from '../../test/data-dir.js';
import { silentLog } from '../../test/log.js';
import { makeQuickDataDir } from '../../test/quick-data-dir.js';

test('a server in which the database cannot be made does not go on running', async () => {
  const folder = makeQuickDataDir();
  onTestFinished(() => removeDataDir(folder));
  const readOnly = ['default_transaction_read_only=on'];
  await expect(startEmbedded(folder, silentLog, readOnly)).rejects.toThrow('read-only transaction');
  expect(readPostmaster(join(folder, 'postgres', 'data'))).toBeNull();

  const server = await startEmbedded(folder, silentLog);
  await server.close();
});
