import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entriesDirectory, referenceReviewFile } from '../places.js';
import { readTsv } from '../tsv.js';
import { readReference } from './read.js';

type Column = 'list' | 'entry' | 'read' | 'finding';

const readings = readTsv<Column>(readFileSync(referenceReviewFile, 'utf8'));

test('every entry was read again, and the log says what was found, and where its writer alone read it', async () => {
  const { particles, endings } = await readReference(entriesDirectory);
  const named = (list: string, entries: readonly { id: string }[]) => entries.map(({ id }) => `${list} ${id}`);
  expect(readings.map(({ list, entry }) => `${list} ${entry}`)).toEqual([
    ...named('particles', particles),
    ...named('endings', endings),
  ]);
  for (const { entry, read, finding } of readings) {
    expect([entry, read]).toEqual([entry, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    expect([entry, finding]).not.toEqual([entry, '']);
  }
});
