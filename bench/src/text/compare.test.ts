import { expect, test } from 'vitest';
import { partsOf, readSentences, readSongs, writtenOf } from './authored.js';
import { compare } from './compare.js';

const word = (written: string, reading: string | null = written, partOfSpeech = 'noun') => ({
  written,
  reading,
  partOfSpeech,
});

test('what is read otherwise is a miss, and marks are no words', () => {
  const text = partsOf('辛[から]い スープは[わ] 熱[あつ]い。');
  expect(writtenOf(text)).toBe('辛いスープは熱い。');
  const words = [word('辛い', 'つらい'), word('スープ'), word('は'), word('熱い', 'あつい'), word('。', null, 'plain')];
  expect(compare(text, words)).toEqual({
    words: 4,
    right: 3,
    misses: [{ written: '辛い', ours: 'からい', theirs: 'つらい', text: '辛いスープは熱い。' }],
  });
});

test('words under one reading are judged together', () => {
  const text = partsOf('電話番号[でんわばんごう]');
  expect(compare(text, [word('電話', 'でんわ'), word('番号', 'ばんごう')])).toMatchObject({ words: 2, right: 2 });
  expect(compare(text, [word('電話', 'でんわ'), word('番号', 'ばんご')])).toMatchObject({ words: 2, right: 0 });
});

test('there are songs and sentences to compare with', () => {
  expect(readSongs().every(({ texts }) => texts.length >= 12)).toBe(true);
  const { texts } = readSentences(500);
  expect(texts).toHaveLength(500);
  expect(texts.every((text) => text.some(({ reading }) => reading !== null) || writtenOf(text) !== '')).toBe(true);
});
