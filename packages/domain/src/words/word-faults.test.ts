import { expect, test } from 'vitest';
import { type WordFault, type WordTexts, wordFaults } from './word-faults.js';

const good: WordTexts = {
  japaneseWord: '高い',
  reading: 'たかい',
  meaningKo: '높다, 비싸다',
  accept: '값비싸다',
  block: '낮다',
  koreanPronunciation: '',
};

test('a good word has no fault', () => {
  expect(wordFaults(good)).toEqual([]);
});

type Case = readonly [name: string, over: Partial<WordTexts>, fault: WordFault | null];

/** Cases of each text. One without does not compile. */
// biome-ignore format: a table, to be read down
const cases: Readonly<Record<keyof WordTexts, readonly Case[]>> = {
  japaneseWord: [
    ['no word',                    { japaneseWord: '' },                   { field: 'japaneseWord', fault: 'empty' }],
    ['a word in Hangul',           { japaneseWord: '타かい' },              { field: 'japaneseWord', fault: 'has_hangul' }],
    ['a word with markup',         { japaneseWord: '<b>x</b>' },           { field: 'japaneseWord', fault: 'odd_sign' }],
  ],
  reading: [
    ['a reading with kanji',       { reading: '高い' },                    { field: 'reading', fault: 'not_kana' }],
    ['half-width kana',            { reading: 'ﾀｶｲ' },                    { field: 'reading', fault: 'without_hangul' }],
    ['a slip in the reading',      { reading: 'たかぃ' },                  { field: 'reading', fault: 'does_not_fit' }],
  ],
  meaningKo: [
    ['no meaning',                 { meaningKo: '' },                      { field: 'meaningKo', fault: 'empty' }],
    ['a meaning of 41 characters', { meaningKo: '높'.repeat(41) },          { field: 'meaningKo', fault: 'too_long', length: 41, most: 40 }],
    ['a meaning of 40',            { meaningKo: '높'.repeat(40) },          null],
    ['a comma without a space',    { meaningKo: '높다,비싸다' },             { field: 'meaningKo', fault: 'not_korean', item: '높다,비싸다' }],
    ['a bracket left open',        { meaningKo: '높다 (키' },               { field: 'meaningKo', fault: 'not_korean', item: '높다 (키' }],
    ['a question',                 { meaningKo: '높아요?' },                null],
  ],
  accept: [
    ['a question among answers',   { accept: '값비싸요?' },                 { field: 'accept', fault: 'not_korean', item: '값비싸요?' }],
    ['an accepted sense',          { accept: '비싸다 (값)' },               { field: 'accept', fault: 'repeated', item: '비싸다 (값)', in: 'meaningKo' }],
  ],
  block: [
    ['blocked and accepted',       { block: '값 비싸다' },                  { field: 'block', fault: 'repeated', item: '값 비싸다', in: 'accept' }],
  ],
  koreanPronunciation: [
    ['a pronunciation in kana',    { koreanPronunciation: 'たかい' },       { field: 'koreanPronunciation', fault: 'not_hangul' }],
    ['a needless pronunciation',   { koreanPronunciation: '타카이' },       { field: 'koreanPronunciation', fault: 'as_the_rule_gives' }],
  ],
  forms: [
    ['no form',                    { forms: '髙い（옛)' },                  { field: 'forms', fault: 'no_form', item: '髙い（옛)' }],
    ['a form in Hangul',           { forms: '타かい' },                     { field: 'forms', fault: 'no_form', item: '타かい' }],
    ['a form of another reading',  { forms: '安い' },                      null],
    ['a form that is read longer', { forms: '高らい' },                    { field: 'forms', fault: 'form_does_not_fit', item: '高らい' }],
    ['kana of another word',       { forms: 'あかい' },                     { field: 'forms', fault: 'form_does_not_fit', item: 'あかい' }],
    ['a form in katakana',         { forms: 'タカイ, also:たかい' },         null],
    ['the headword as a form',     { forms: 'rare:高い' },                  { field: 'forms', fault: 'form_repeated', item: '高い' }],
    ['a form twice',               { forms: 'たかい, rare:たかい' },         { field: 'forms', fault: 'form_repeated', item: 'たかい' }],
    ['a note that is no Korean',   { forms: 'also:たかい(poems)' },         { field: 'forms', fault: 'note_not_korean', item: 'poems' }],
    ['a note',                     { forms: 'also:たかい(노래에서)' },       null],
  ],
};

test.each(Object.values(cases).flat())('%s', (_, over, fault) => {
  expect(wordFaults({ ...good, ...over })).toEqual(fault ? [fault] : []);
});
