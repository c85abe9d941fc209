import type { WordFacts } from '@utarang/content/facts';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../test/database.js';
import { silentLog } from '../../test/log.js';
import { wordEntry } from '../../test/words.js';
import { readVersion } from '../catalogue/changes.js';
import { loadSnapshot, updateSnapshot } from '../catalogue/snapshot.js';
import { seedWords } from './seed.js';
import { factsSeed } from './seed-facts.js';
import { seedOnce } from './seed-once.js';

const facts: WordFacts = {
  accents: [
    { wordId: 1, accent: [4, 0], origin: '와' },
    { wordId: 2, accent: [0, 3, 0, 2, 1, 4], origin: null },
    { wordId: 99, accent: [1], origin: '한' },
  ],
  bands: [
    { wordId: 1, band: 5 },
    { wordId: 3, band: 1 },
  ],
  facts: [
    { wordId: 1, transitivity: '자동사', register: '글말', usage: '글에서만 써요.' },
    { wordId: 3, transitivity: '자타동사', register: null, usage: null },
  ],
  links: [
    { kind: 'synonym', wordId: 1, otherId: 3, note: '셋은 딱딱해요' },
    { kind: 'pair', wordId: 1, otherId: 2, note: '열리다 / 열다' },
    { kind: 'pair', wordId: 2, otherId: 1, note: '열리다 / 열다' },
    { kind: 'pair', wordId: 1, otherId: 99, note: '없는 말' },
  ],
};

async function seeded(content: WordFacts = facts) {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  const database = await own.open();
  await seedWords(database, [wordEntry(1), wordEntry(2), wordEntry(3)], silentLog);
  const seed = (next: WordFacts) => seedOnce(database, factsSeed(next, silentLog));
  await seed(content);
  return { database, seed };
}

test('what is said of the words arrives, and what is said of a word that is not stored does not', async () => {
  const { database } = await seeded();
  const { facts: loaded } = await loadSnapshot(database);
  expect(loaded.of(1)).toEqual({
    accent: [4, 0],
    band: 5,
    origin: '와',
    transitivity: '자동사',
    register: '글말',
    usage: '글에서만 써요.',
    links: [
      { wordId: 1, otherId: 3, kind: 'synonym', note: '셋은 딱딱해요' },
      { wordId: 1, otherId: 2, kind: 'pair', note: '열리다 / 열다' },
    ],
  });
  expect(loaded.of(2)).toMatchObject({
    accent: [0, 3, 0, 2, 1, 4],
    origin: null,
    transitivity: null,
    register: null,
    usage: null,
  });
  expect(loaded.of(3)).toMatchObject({ accent: [], transitivity: '자타동사', links: [] });
  expect(loaded.of(99)).toMatchObject({ accent: [], links: [] });
});

test('the same facts again change nothing, others replace them, and the version tells', async () => {
  const { database, seed } = await seeded();
  const before = await loadSnapshot(database);
  const version = await readVersion(database.orm);
  await seed(facts);
  expect(await readVersion(database.orm)).toBe(version);
  await seed({ accents: [{ wordId: 1, accent: [2], origin: null }], bands: [], facts: [], links: [] });
  expect(await readVersion(database.orm)).toBeGreaterThan(version);
  const after = await updateSnapshot(before, database);
  expect(after.facts.of(1)).toMatchObject({ accent: [2], register: null, links: [] });
  // The facts alone were read again.
  expect(after.lists).toBe(before.lists);
  expect(after.version).not.toBe(before.version);
  expect(after.version).toBe((await loadSnapshot(database)).version);
});

test('every accent, origin and transitivity comes out as it went in, side by side', async () => {
  const { database } = await seeded({
    accents: [
      { wordId: 1, accent: [0, 1, 62, 40], origin: '혼' },
      { wordId: 2, accent: [7, 6], origin: '외' },
    ],
    bands: [
      { wordId: 1, band: 5 },
      { wordId: 2, band: 1 },
    ],
    facts: [{ wordId: 1, transitivity: '자타동사', register: null, usage: null }],
    links: [],
  });
  const { facts: loaded } = await loadSnapshot(database);
  expect(loaded.of(1)).toMatchObject({ accent: [0, 1, 62, 40], band: 5, origin: '혼', transitivity: '자타동사' });
  expect([1, 2, 3].map((id) => loaded.bandOf(id))).toEqual([5, 1, null]);
  expect(loaded.of(2)).toMatchObject({ accent: [7, 6], origin: '외', transitivity: null });
});
