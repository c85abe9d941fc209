import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowsOfFile } from '../../test/rows-of-file.js';
import { formsOf, type InflectingWord } from './forms-of.js';
import { GOING_VERBS } from './going.js';
import { STATE_VERBS } from './states.js';
import { wordsOf } from './words-of.js';

/** The real words: of the package `content`, which the rules do not know, only its text files. */
const BOOK = new URL('../../../../content/data/words/', import.meta.url);

const rows = readdirSync(BOOK)
  .filter((file) => file.endsWith('.tsv'))
  .flatMap((file) => rowsOfFile(readFileSync(new URL(file, BOOK), 'utf8')));

const words = rows.map(
  ({ word, reading, pos, meaning }): InflectingWord => ({
    japaneseWord: word ?? '',
    reading: reading ?? '',
    partsOfSpeech: (pos ?? '').split(','),
    meaningKo: meaning ?? '',
  }),
);

const INFLECTING = /^(?:verb-|adj-|noun|pronoun|numeral)/;
const inflecting = words.filter(({ partsOfSpeech }) => partsOfSpeech.some((part) => INFLECTING.test(part)));
/** Nouns inflect alike, and after する: a part of them stands for all. */
const SAME = /^(?:noun|pronoun|numeral|adverb|suffix|expression|prefix)/;
const sample = inflecting
  .filter(({ partsOfSpeech }, index) => index % 20 === 0 || !partsOfSpeech.every((part) => SAME.test(part)))
  .map((word) => ({ word, forms: formsOf(word) }));

test('every verb, adjective and noun of the book has forms; what has none is listed', () => {
  const none = sample.filter(({ forms }) => forms.length === 0);
  expect(none.map(({ word }) => `${word.japaneseWord} ${word.reading}`)).toEqual([
    // of the old language: its forms are those of 良い
    '良し よし',
    // borrows the forms of 得る える
    '得る うる',
  ]);
  expect(sample.length).toBeGreaterThan(2_000);
});

test('what is no verb, adjective or noun has none', () => {
  const others = words.filter((word) => !inflecting.includes(word));
  expect(others.filter((word) => formsOf(word).length > 0)).toEqual([]);
});

test('each form of each word leads back to the word, as it is written and as it is read', () => {
  const lost = sample.flatMap(({ word, forms }) =>
    forms.flatMap(({ written, reading, names }) => {
      const back = (form: string, dictionaryForm: string) =>
        wordsOf(form).some(
          (each) =>
            each.word === dictionaryForm &&
            each.partsOfSpeech.some((part) => word.partsOfSpeech.includes(part)) &&
            each.names.join() === names.join(),
        );
      const isLost = !back(written, word.japaneseWord) || (reading !== written && !back(reading, word.reading));
      return !isLost ? [] : [`${written} ${reading}`];
    }),
  );
  expect(lost).toEqual([]);
});

test('the Korean of forms is there for every word whose sense is a predicate', () => {
  const predicates = sample.filter(
    ({ word: { partsOfSpeech, meaningKo }, forms }) =>
      forms.length > 0 &&
      partsOfSpeech.some((part) => /^(?:verb|adj-i)/.test(part)) &&
      /^[가-힣 ]+다(?:$| \(|,)/.test(meaningKo),
  );
  const silent = predicates.filter(({ forms }) => forms.every(({ gloss }) => gloss === null));
  expect(silent.map(({ word }) => `${word.japaneseWord} ${word.meaningKo}`)).toEqual([]);
  expect(predicates.length).toBeGreaterThan(1_400);
});

test('the verbs of which ている is a state, and those of going, are in the book', () => {
  // Each as the book writes it: the headword, a further form (`also:ぬれる(…)`), or the reading.
  const formsIn = (cell = '') => cell.split(', ').map((form) => form.replace(/^\w+:|\(.*\)$/g, ''));
  const written = new Set(rows.flatMap(({ word, reading, forms }) => [word, reading, ...formsIn(forms)]));
  expect([...STATE_VERBS, ...GOING_VERBS].filter((verb) => !written.has(verb))).toEqual([]);
});
