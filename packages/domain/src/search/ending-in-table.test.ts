import { expect, test } from 'vitest';
import { findInTable, hasTableEnding } from './ending-in-table.js';

// biome-ignore format: a table, to be read down
test.each([
  ['비 오는데',        '~는데'],
  ['예쁘네요',         '~네요'],
  ['춥지',             '~지요'],
  ['힘들겠지',         '~겠지요'],
  ['숙제하느라고',     '~ 때문에'],
  ['하더라도',         '~아도/어도'],
  ['늦을 텐데',        '~(으)ㄹ 텐데'],
  ['늦을텐데요',       '~(으)ㄹ 텐데'],
  ['비가 오나 봐',     '~는 모양이다'],
  ['바쁜가 봅니다',    '~는 모양이다'],
  ['늦을까 봐',        '~지 않을까'],
  ['더 공부할걸',      '~(으)ㄹ걸'],
  ['너만큼',           '~만큼'],
  ['이건 뭔데',        '~는데'],
  ['문젠데요',         '~는데'],
  ['누굴까',           '~(으)ㄹ까요'],
  ['커피든',           '~(이)든'],
  ['같이 가재요',      '~자'],
  ['왜 안 오냬',       '~까?'],
  ['빨리 오래',        '~(으)라고 말하다'],
  ['들어오시래요',     '~(으)라고 말하다'],
  ['눈이 온다더라',    '~대'],
  ['먹던',             '~았다/었다'],
  ['사람이 많더라고요', '~네'],
  ['이거 사자',        '~자'],
  ['빨리 가까이',      null],
  ['너무 오래',        null],
  ['가을 사진',        null],
  ['오렌지',           null],
  ['가운데',           null],
  ['빨간 사과',        null],
  ['남자',             null],
  ['아버지만',         null],
  ['메시지',           null],
])('%s says %s', (query, meaning) => {
  expect(findInTable(query.split(' '), (place) => place !== 'plain')?.meanings[0] ?? null).toBe(meaning);
});

test.each([
  ['비가 오는데?', true],
  ['컬러 사진', false],
  ['ながら', false],
])('%s ends with an ending of the table: %s', (query, says) => {
  expect(hasTableEnding(query)).toBe(says);
});
