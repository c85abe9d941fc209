import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reviewFile } from '../places.js';
import { shippedRows } from '../test/shipped.js';
import { fileNames } from './format.js';

const PACK = 100;
const SAMPLE = 20;

type Reading = Record<
  'words' | 'read' | 'planted' | 'found' | 'before' | 'reread' | 'after' | 'blocked' | 'freed',
  number
>;

const readings = new Map(
  readFileSync(reviewFile, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line): [string, Reading] => {
      const [pack = '', ...figures] = line.split('\t');
      const [words = 0, read = 0, planted = 0, found = 0, before = 0, reread = 0, after = 0, blocked = 0, freed = 0] =
        figures.map(Number);
      return [pack, { words, read, planted, found, before, reread, after, blocked, freed }];
    }),
);

const { rows } = await shippedRows();
const countOf = (name: string) => rows.filter(({ file }) => file === name).length;
const sizes = fileNames.flatMap((name) =>
  Array.from({ length: Math.ceil(countOf(name) / PACK) }, (_, n): [pack: string, words: number] => [
    `${name.replace('.tsv', '')}-${String(n + 1).padStart(2, '0')}`,
    Math.min(PACK, countOf(name) - n * PACK),
  ]),
);

test('every pack of the word book was read a second time, by samples with planted errors', () => {
  const counted = [...readings].map(([pack, { words }]) => [pack, words]);
  expect(counted, 'packages/content/REVIEW.tsv counts the words of each pack').toEqual(sizes);
  for (const { words, read, planted, found } of readings.values()) {
    expect(read).toBe(Math.min(SAMPLE, words));
    expect(found).toBeLessThanOrEqual(planted);
  }
});

test('a pack in which no error could be planted, whose reading missed one, or had more than one real one, was read as a whole', () => {
  const again = [...readings.values()].filter(
    ({ planted, found, before, reread }) => planted === 0 || found < planted || (before > 1 && reread === 0),
  );
  for (const { words, reread } of again) expect(reread).toBe(words);
  expect([...readings.values()].filter(({ after }) => after > 0)).toEqual([]);
});

test('no pack has more words with blocked answers than were judged, and none was freed that was not', () => {
  for (const [pack, { blocked, freed }] of readings) {
    const [, level = '', number = ''] = /^(.+)-(\d+)$/.exec(pack)!;
    const words = rows
      .filter(({ file }) => file === `${level}.tsv`)
      .slice((Number(number) - 1) * PACK, Number(number) * PACK);
    expect([pack, words.filter(({ block }) => block !== '').length <= blocked]).toEqual([pack, true]);
    expect(freed).toBeLessThanOrEqual(blocked);
  }
});
