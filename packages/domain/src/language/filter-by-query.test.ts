import { expect, test } from 'vitest';
import { filterByQuery } from './filter-by-query.js';
import { hangulToQwerty, qwertyToHangul } from './keyboard.js';
import { toNfc } from './normalise.js';

const TEXTS = ['学校\nがっこう\n갓코우\n학교', '犬\nいぬ\n이누\n개'];
const found = (query: string) =>
  filterByQuery(TEXTS, query, (text) => text).map((text) => text.slice(0, text.indexOf('\n')));

// biome-ignore format: a table, to be read down
test.each([
  ['',        ['学校', '犬']],
  ['학교',    ['学校']],
  ['ㅎ',      ['学校']],
  ['학ㄱ',    ['学校']],
  ['갓콩',    ['学校']],
  ['이',      ['犬']],
  ['인',      ['犬']],
  ['고양이',  []],
  ['ㅋㅋ',    []],
])('%s', (query, texts) => {
  expect(found(query)).toEqual(texts);
});

test.each(['학교', '갓코우'])('%s is found at every key on the way to it', (typed) => {
  const keys = hangulToQwerty(toNfc(typed));
  for (let count = 1; count <= keys.length; count++) {
    const sofar = qwertyToHangul(keys.slice(0, count));
    expect(found(sofar), sofar).toContain('学校');
  }
});
