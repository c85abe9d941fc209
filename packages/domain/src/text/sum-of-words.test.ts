import { expect, test } from 'vitest';
import { isSumOfWords } from './sum-of-words.js';
import { createTextBook, type TextWord } from './text-book.js';

const word = (japaneseWord: string, meaningKo: string, ...partsOfSpeech: string[]): TextWord => ({
  ...{ id: 1, japaneseWord, meaningKo, partsOfSpeech },
  ...{ reading: japaneseWord, koreanPronunciation: '' },
});
const parts = [
  word('手', '손, 수단', 'noun'),
  word('振る', '흔들다, 휘두르다', 'verb-u'),
  word('引く', '끌다, 당기다', 'verb-u'),
  word('気', '마음, 기분', 'noun'),
  word('入る', '들어가다, 들다', 'verb-u'),
  word('運命', '운명', 'noun-suru'),
  word('人', '사람', 'noun'),
  word('写真', '사진', 'noun'),
  word('撮る', '찍다 (사진)', 'verb-u'),
  word('仲', '사이', 'noun'),
  word('悪い', '나쁘다', 'adj-i'),
  word('授業', '수업', 'noun-suru'),
  word('中', '~ 중', 'suffix'),
];

// biome-ignore format: a table, to be read down
test.each([
  // each sense is what the words say
  ['手を振る',   '손을 흔들다',             ['expression', 'verb-u'],  true],
  ['写真を撮る', '사진을 찍다',             ['expression', 'verb-u'],  true],
  ['仲が悪い',   '사이가 나쁘다',           ['expression', 'adj-i'],   true],
  ['運命の人',   '운명의 사람',             ['expression'],            true],
  // a further sense is not
  ['手を引く',   '손을 끌다, 손을 떼다',    ['expression', 'verb-u'],  false],
  // 들다 is not what 入る says first
  ['気に入る',   '마음에 들다',             ['expression', 'verb-u'],  false],
  // a compound without a particle
  ['授業中',     '수업 중',                 ['noun'],                  false],
])('%s %s', (phrase, korean, partsOfSpeech, isSum) => {
  const whole = word(phrase, korean, ...partsOfSpeech);
  expect(isSumOfWords(whole, createTextBook([...parts, whole]))).toBe(isSum);
});
