import { expect, test } from 'vitest';
import { type OptionWord, quizFaults } from './quiz-faults.js';

const word = (
  id: number,
  japaneseWord: string,
  reading: string,
  meaningKo: string,
  part: string,
  level: OptionWord['level'] = 'N5',
): OptionWord => ({
  id,
  japaneseWord,
  reading,
  meaningKo,
  partsOfSpeech: [part],
  level,
  accept: [],
});
const read = word(1, '読む', 'よむ', '읽다', 'verb-u');
const drink = word(2, '飲む', 'のむ', '마시다', 'verb-u');
const live = word(3, '住む', 'すむ', '살다', 'verb-u');
const cut = word(4, '切る', 'きる', '자르다', 'verb-u');
const peruse = word(5, '閲する', 'えつする', '검토하다, 읽다', 'verb-irregular');
const book = word(6, '本', 'ほん', '책', 'noun');
const bite = word(7, '噛む', 'かむ', '씹다', 'verb-u', 'N3');
const build = word(8, '建つ', 'たつ', '서다', 'verb-u', 'N4');
const alsoCut = word(9, '切る', 'きる', '끊다', 'verb-u');
const unrated = word(10, '積む', 'つむ', '쌓다', 'verb-u', null);

const sentence = {
  text: '本[ほん]を 読[よ]みます。',
  meaningKo: '책을 읽어요.',
  level: 'N5',
  words: [read, book],
} as const;
const good = { answer: read, wrong: [drink, live, cut], korean: '읽어요', note: '책은 읽는 거예요.' } as const;
const neverRefused = () => false;

/** Faults in short: the word that they are about after them. */
const faultsOf = (
  over: Partial<Parameters<typeof quizFaults>[0]>,
  of: Partial<Parameters<typeof quizFaults>[1]> = {},
) =>
  quizFaults({ ...good, ...over }, { ...sentence, ...of }, neverRefused).map((found) =>
    [found.field, found.fault, 'word' in found ? found.word.japaneseWord : ''].filter(Boolean).join(' '),
  );

// biome-ignore format: a table, to be read down
test.each<[string, Partial<Parameters<typeof quizFaults>[0]>, string[]]>([
  ['a good quiz',                   {},                                     []],
  ['one of a word next to its level', { wrong: [drink, live, build] },      []],
  ['one without an answer',         { answer: null },                       ['answer not_in_sentence']],
  ['an answer from elsewhere',      { answer: drink },                      ['answer not_in_sentence']],
  ['two wrong words',               { wrong: [drink, live] },               ['wrong count']],
  ['a word twice',                  { wrong: [drink, live, live] },         ['wrong repeated', 'wrong written_alike']],
  ['the answer as a wrong word',    { wrong: [drink, live, read] },         ['wrong repeated', 'wrong in_sentence 読む', 'wrong synonym 読む', 'wrong written_alike']],
  ['another part of speech',        { answer: book, wrong: [drink, live, cut], korean: '책' }, ['wrong other_class 飲む', 'wrong other_class 住む', 'wrong other_class 切る']],
  ['two levels away',               { wrong: [drink, live, bite] },         ['wrong far_level 噛む']],
  ['a word without a level',        { wrong: [drink, live, unrated] },      ['wrong far_level 積む']],
  ['a shared Korean sense',         { wrong: [drink, live, peruse] },       ['wrong synonym 閲する']],
  ['two written alike',             { wrong: [drink, alsoCut, cut] },       ['wrong written_alike']],
  ['Korean that is not there',      { korean: '읽는다' },                    ['korean not_once']],
  ['no Korean',                     { korean: '' },                         ['korean not_once']],
  ['a note without 요',             { note: '책은 읽는다.' },                ['note not_korean']],
  ['a note too long',               { note: `${'가'.repeat(90)}요.` },       ['note too_long']],
])('%s', (_, over, faults) => {
  expect(faultsOf(over)).toEqual(faults);
});

test('what is listed as fitting the same places is no option', () => {
  const faults = quizFaults(good, sentence, (one, other) => one.id === read.id && other.id === live.id);
  expect(faults).toEqual([{ field: 'wrong', fault: 'synonym', word: live }]);
});

test('an accepted answer is a sense, too', () => {
  expect(faultsOf({ answer: read, wrong: [drink, live, { ...cut, accept: ['읽다'] }] })).toEqual([
    'wrong synonym 切る',
  ]);
});

test('an answer of another level, one that the sentence does not show, and Korean that is there twice', () => {
  expect(faultsOf({}, { level: 'N4' })).toEqual(['answer other_level 読む']);
  expect(faultsOf({}, { text: '本[ほん]を 食[た]べます。' })).toEqual(['answer not_found']);
  expect(faultsOf({}, { meaningKo: '읽어요, 읽어요.' })).toEqual(['korean not_once']);
});

test('a word that has no such form is no option', () => {
  const wrong = [drink, live, word(12, '直ぐ', 'すぐ', '곧', 'adverb')];
  expect(faultsOf({ wrong })).toEqual(['wrong other_class 直ぐ', 'wrong without_form 直ぐ']);
});
