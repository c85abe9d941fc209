import { expect, test } from 'vitest';
import { type AuthoredWord, authoredFaults, isSinoKorean, readingAsWritten } from './authored-word.js';

const good: AuthoredWord = {
  japaneseWord: '高い',
  reading: 'たかい',
  koreanPronunciation: '타카이',
  meaningKo: '높다, 비싸다',
  accept: ['값비싸다'],
  block: ['낮다'],
};

// biome-ignore format: a table, to be read down
test.each<[string, Partial<AuthoredWord>, unknown[]]>([
  ['a good word',                       {},                                              []],
  ['a pronunciation of its own',        { koreanPronunciation: '다카이' },                 []],
  ['none',                              { koreanPronunciation: '' },                     [{ field: 'koreanPronunciation', fault: 'empty' }]],
  ['one in kana',                       { koreanPronunciation: 'タカイ' },                [{ field: 'koreanPronunciation', fault: 'not_hangul' }]],
  ['an answer that is a sense',         { accept: ['비싸다'] },                           [{ field: 'accept', fault: 'repeated', item: '비싸다', in: 'meaningKo' }]],
  ['an answer both right and wrong',    { block: ['값비싸다'] },                          [{ field: 'block', fault: 'repeated', item: '값비싸다', in: 'accept' }]],
  ['a reading that is none',            { reading: 'takai' },                           [{ field: 'reading', fault: 'not_kana' }]],
])('%s', (_, over, faults) => {
  expect(authoredFaults({ ...good, ...over })).toEqual(faults);
});

// biome-ignore format: a table, to be read down
test.each([
  ['テスト',   'てすと',   'テスト'],
  ['テスト',   'テスト',   'テスト'],
  ['コーヒー', 'こーひー', 'コーヒー'],
  ['コーヒー', 'こうひい', 'こうひい'],
  ['ありがとう', 'アリガトウ', 'ありがとう'],
  ['学校',     'ガッコウ', 'ガッコウ'],
])('%s read %s is stored with %s', (word, reading, stored) => {
  expect(readingAsWritten(word, reading)).toBe(stored);
});

// biome-ignore format: a table, to be read down
test.each([
  ['요리',     true],
  ['남녀 노소', true],
  ['料理',     false],
  ['요리a',    false],
  ['ㅇㄹ',     false],
  ['',         false],
])('whether %j can be a 한자음: %s', (text, can) => {
  expect(isSinoKorean(text)).toBe(can);
});
