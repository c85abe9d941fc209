import { expect, test } from 'vitest';
import { areConfusable } from './confusable.js';

const word = (japaneseWord: string, meaningKo: string, part: string) => ({
  id: 1,
  japaneseWord,
  reading: japaneseWord,
  meaningKo,
  accept: [],
  partsOfSpeech: [part],
  level: 'N5' as const,
  forms: [],
});
const wear = word('着る', '입다', 'verb-ru');
const ride = word('乗る', '타다', 'verb-u');

// biome-ignore format: a table, to be read down
test.each([
  ['a Korean sense',             ride,                              word('焼ける', '타다, 구워지다', 'verb-ru'), false, true],
  ['a kanji',                    word('改正', '개정', 'noun-suru'), word('訂正', '정정', 'noun-suru'),          false, true],
  ['a link',                     wear,                              word('履く', '신다', 'verb-u'),             true,  true],
  ['nothing',                    word('時計', '시계', 'noun'),      word('花瓶', '꽃병', 'noun'),               false, false],
  ['nothing but the class',      word('引く', '당기다', 'verb-u'),  word('履く', '신다', 'verb-u'),             false, false],
  ['a kanji, in another class',  word('小説', '소설', 'noun'),      word('小さい', '작다', 'adj-i'),            false, false],
])('two words that share %s', (_, one, other, areLinked, confusable) => {
  expect(areConfusable(one, other, areLinked)).toBe(confusable);
});
