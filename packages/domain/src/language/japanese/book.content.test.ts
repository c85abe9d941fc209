import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowsOfFile } from '../../test/rows-of-file.js';
import { formsOf, type InflectingWord } from './forms-of.js';
import { GOING_VERBS } from './going.js';
import { sayingKind } from './saying.js';
import { stateVerbs } from './states.js';
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

const others = words.filter((word) => !inflecting.includes(word));

test('what is no verb, adjective or noun, and no saying that ends with one, has none', () => {
  const inflected = others.filter((word) => formsOf(word).length > 0);
  expect(inflected.filter(({ partsOfSpeech }) => !partsOfSpeech.every((part) => part === 'expression'))).toEqual([]);
  expect(inflected.length).toBeGreaterThan(60);
});

const CLASS: Partial<Record<string, string>> = {
  u: 'verb-u',
  ru: 'verb-ru',
  suru: 'verb-irregular',
  kuru: 'verb-irregular',
  i: 'adj-i',
};
const classAsSaying = (word: InflectingWord): string | undefined =>
  CLASS[sayingKind({ ...word, partsOfSpeech: ['expression'], meaningKo: '보다' }) ?? ''];

test('a saying inflects as its last unit: every verb of the book would have its own class there', () => {
  const verbs = words.filter(({ partsOfSpeech }) => partsOfSpeech.some((part) => /^verb-(?:u|ru)$/.test(part)));
  const wrong = verbs.filter((verb) => !verb.partsOfSpeech.includes(classAsSaying(verb) ?? ''));
  expect(wrong.map(({ japaneseWord, reading }) => `${japaneseWord} ${reading}`)).toEqual(['来る きたる']);
});

test('of sayings that end with a verb or an adjective only what is said as it is has no forms', () => {
  const inflects = ({ partsOfSpeech }: InflectingWord) => partsOfSpeech.some((part) => /^(?:verb-|adj-i)/.test(part));
  const ends = new Set(words.filter(inflects).map(({ japaneseWord }) => japaneseWord));
  const isEnd = (text: string) => [...text].some((_, at) => at > 0 && text.length - at > 1 && ends.has(text.slice(at)));
  const none = others.filter(
    (word) => word.partsOfSpeech[0] === 'expression' && isEnd(word.japaneseWord) && formsOf(word).length === 0,
  );
  const polite = /(?:ます|ました|ですか?|でした|ください|ござい|ましょう)[ねよ]?$/;
  expect(none.filter(({ japaneseWord }) => !polite.test(japaneseWord)).map(({ japaneseWord }) => japaneseWord)).toEqual(
    NO_FORMS,
  );
});

/** Greetings and what one says to others, what only stands before a noun or beside a verb, and proverbs. */
const NO_FORMS: readonly string[] = [
  '気のない',
  '喉元過ぎれば熱さを忘れる',
  '船頭多くして船山に登る',
  '取り留めのない',
  '盗人猛々しい',
  '得体の知れない',
  '捉えどころのない',
  'テレビ見ていい',
  '何にする',
  '分かんない',
  '知らない',
  '能ある鷹は爪を隠す',
  '猿も木から落ちる',
  '犬も歩けば棒に当たる',
  '塵も積もれば山となる',
  '笑う門には福来る',
  '朱に交われば赤くなる',
  '類は友を呼ぶ',
  '目は口ほどに物を言う',
  '火のない所に煙は立たない',
  '雨降って地固まる',
  '終わり良ければ全て良し',
  '血は水よりも濃い',
  '冗談じゃない',
];

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
  expect([...stateVerbs(), ...GOING_VERBS].filter((verb) => !written.has(verb))).toEqual([]);
});
