import { expect, test } from 'vitest';
import { FIRST_OWN_ID, isOwnWord, listedAsOwn, ownWordTexts, tidySenses } from './own-word.js';

test.each([
  ['推し活', 'おしかつ', '', '오시카츠'],
  ['推し活', 'おしかつ', '오시 카츠', '오시 카츠'],
  ['スマホ', '', '', '스마호'],
  ['スマホ', 'すまほ', '', '스마호'],
])('%s, read %s and said %s, is said %s', (japaneseWord, reading, koreanPronunciation, said) => {
  const own = ownWordTexts({ japaneseWord, reading, koreanPronunciation, meaningKo: '뜻' });
  expect(own?.koreanPronunciation).toBe(said);
});

test('a word in kana is its own reading', () => {
  expect(ownWordTexts({ japaneseWord: 'スマホ', reading: 'すまほ', meaningKo: '휴대폰' })?.reading).toBe('スマホ');
});

test.each([
  ['推し活', '', '덕질'],
  ['推し活', 'oshikatsu', '덕질'],
  ['推し活', '推し', '덕질'],
  ['推し活', 'おしかつ', ''],
  ['推し活', 'おしかつ', ' , '],
  ['推し活', 'おしかつ', '가'.repeat(201)],
])('the listed word %s [%s] %s can be none', (text, reading, meaning) => {
  expect(listedAsOwn({ text, reading, meaning })).toBeNull();
});

test.each([
  ['먹다;마시다', '먹다, 마시다'],
  ['먹다、 마시다,,', '먹다, 마시다'],
  ['(밥을) 먹다', '(밥을) 먹다'],
])('the senses %s are %s', (typed, senses) => {
  expect(tidySenses(typed)).toBe(senses);
});

test('of several readings the first one counts', () => {
  expect(listedAsOwn({ text: '推し', reading: 'おし、すいし', meaning: '최애' })?.reading).toBe('おし');
});

test('ids are apart from those of the book', () => {
  const ids = [1, 25_482, FIRST_OWN_ID - 1, FIRST_OWN_ID, 999_999_999, 1_000_000_000, 2 ** 40];
  expect(ids.map(isOwnWord)).toEqual([false, false, false, true, true, false, false]);
});
