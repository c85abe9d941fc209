import { expect, test } from 'vitest';
import { readAsText } from './read-as.js';

// biome-ignore format: a table, to be read down
test.each([
  ['다베루', '타베루', '‘다베루’ 대신 ‘타베루’ 검색 결과를 보여 드려요'],
  ['xkqpfn', '타베루', '‘xkqpfn’ 대신 ‘타베루’ 검색 결과를 보여 드려요'],
  ['ㅌㅂㄹ', '타베루', '‘ㅌㅂㄹ’ 초성으로 찾은 ‘타베루’ 같은 단어를 보여 드려요'],
  ['ㄴㅇㅎ', 'sdg',    '‘ㄴㅇㅎ’ 대신 ‘sdg’ 검색 결과를 보여 드려요'], // the other layout
])('%s read as %s', (typed, read, sentence) => {
  expect(readAsText(typed, read)).toBe(sentence);
});
