import { readFileSync } from 'node:fs';
import { endingGroups, levels, particleCategories } from '@utarang/contract';
import { formTable } from '@utarang/domain/language';
import { FUNCTION_WORDS } from '@utarang/domain/search';
import { writtenText } from '@utarang/domain/sentences';
import { beforeAll, expect, test } from 'vitest';
import { contentDocument, entriesDirectory } from '../places.js';
import { type Analyse, sentenceAnalyser } from '../sentences/checks/analysis.js';
import type { Sentence } from '../sentences/parse.js';
import { shippedSentences } from '../test/shipped.js';
import type { Reference, ReferenceEntry } from './entry.js';
import { formTexts, placeOf, shownBy } from './form.js';
import { checkReference } from './read.js';

let bank: ReadonlyMap<number, Sentence>;
let reference: Reference;
let problems: readonly unknown[];
let analyse: Analyse;
beforeAll(async () => {
  const { sentences } = await shippedSentences();
  bank = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  ({ reference, problems } = await checkReference(entriesDirectory, sentences));
  analyse = sentenceAnalyser();
});

const everyEntry = (): readonly ReferenceEntry[] => [...reference.particles, ...reference.endings];

test('the entries have no problems, and each category, group and level has some', () => {
  expect(problems).toEqual([]);
  expect(new Set(reference.particles.map(({ section }) => section))).toEqual(new Set(particleCategories));
  expect(new Set(reference.endings.map(({ section }) => section))).toEqual(new Set(endingGroups));
  expect(new Set(reference.endings.map(({ level }) => level))).toEqual(new Set(levels));
});

test('the document says how many there are', () => {
  const told = [...readFileSync(contentDocument, 'utf8').matchAll(/^\| `(\w+)-n5\.txt` … \| (\d+) entries \|/gm)];
  expect(Object.fromEntries(told.map(([, name, n]) => [name, Number(n)]))).toEqual({
    particles: reference.particles.length,
    endings: reference.endings.length,
  });
});

test('what leads from phrases and sentences to an entry leads to one, and to several where it names none', () => {
  const lists = { particles: reference.particles, endings: reference.endings };
  const broken = FUNCTION_WORDS.filter(({ entry, written }) => {
    if (!entry) return false;
    const alike = lists[entry.list].filter(({ id, form }) =>
      entry.id === null ? formTexts(form).written.startsWith(written) : entry.id === id,
    );
    return alike.length < (entry.id === null ? 2 : 1);
  });
  expect(broken).toEqual([]);
});

test('two entries that are written alike mean something else', () => {
  const named = everyEntry().map((entry) => `${formTexts(entry.form).written} ${entry.meaningKo}`);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});

test('in each example the form of a particle begins and ends where a word does, and is no part of another', () => {
  const found = reference.particles.flatMap((entry) =>
    entry.examples.flatMap(({ sentenceId, target }) => {
      const written = writtenText(bank.get(sentenceId)!.pieces);
      const morphemes = analyse(written);
      const from = written.indexOf(target);
      const stands = shownBy(entry).some((shown) => {
        const place = placeOf(shown, target);
        if (!place) return false;
        const [start, end] = [from + place.start, from + place.end];
        return (
          morphemes.some((morpheme) => morpheme.start === start && morpheme.part !== '動詞') &&
          morphemes.some((morpheme) => morpheme.end === end)
        );
      });
      return stands ? [] : [`${entry.id}: ${target} in ${written}`];
    }),
  );
  expect(found).toEqual([]);
});

test('how each attaches has forms', () => {
  const bare = everyEntry().flatMap(({ id, attachments, samples }) =>
    attachments.filter((each) => formTable(each, samples).length === 0).map(({ label }) => `${id}: ${label}`),
  );
  expect(bare).toEqual([]);
});
