import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entriesDirectory, quizDirectory, secondReadingFile, sentencesDirectory } from './places.js';
import { readTsv } from './tsv.js';

const PACK = 100;

type Column = 'part' | 'items' | 'read' | 'sample' | 'planted' | 'found' | 'mended' | 'on';

const readings = readTsv<Column>(readFileSync(secondReadingFile, 'utf8')).map(({ part, on, ...figures }) => ({
  part,
  on,
  items: Number(figures.items),
  read: Number(figures.read),
  sample: Number(figures.sample),
  planted: Number(figures.planted),
  found: Number(figures.found),
}));

const lines = (name: string, directory: URL) =>
  readFileSync(new URL(name, directory), 'utf8').trimEnd().split('\n').length - 1;
const entries = (list: string) =>
  readdirSync(entriesDirectory)
    .filter((name) => name.startsWith(`${list}-`))
    .reduce(
      (sum, name) => sum + (readFileSync(new URL(name, entriesDirectory), 'utf8').match(/^id: /gm)?.length ?? 0),
      0,
    );

/** Counts what there is today: `sentences n5-01` is a pack of a file, `sentences n5-reference` a file. */
function sizeOf(part: string): number {
  const [kind = '', name = ''] = part.split(' ');
  if (kind === 'quiz') return lines(`${name}.tsv`, quizDirectory);
  if (kind !== 'sentences') return entries(kind);
  const [, file = name, pack] = /^(.+)-(\d+)$/.exec(name) ?? [];
  const all = lines(`${file}.tsv`, sentencesDirectory);
  return pack ? Math.min(PACK, all - (Number(pack) - 1) * PACK) : all;
}

test('what the log says was read is there, and was read as a whole', () => {
  for (const { part, items, read } of readings) {
    expect([part, items <= sizeOf(part)]).toEqual([part, true]);
    expect([part, read]).toEqual([part, items]);
  }
});

test('no more errors were found than were planted, and each was planted in the sample', () => {
  for (const { part, items, sample, planted, found } of readings) {
    expect([part, found <= planted, planted <= sample, sample <= items]).toEqual([part, true, true, true]);
  }
});
