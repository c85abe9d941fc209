import { expect, test } from 'vitest';
import { otherSayings } from './ending-sayings.js';

// biome-ignore format: a table, to be read down
test.each([
  ['안 가도 돼요',          '가지 않아도 돼요'],
  ['오늘 안 먹어도 됩니까?', '오늘 먹지 않아도 됩니까'],
  ['안 해도 괜찮아',        '하지 않아도 괜찮아'],
  ['할 줄 알아요',          '할 수 있다'],
  ['운전할 줄 아세요?',     '운전할 수 있다'],
  ['쓸 줄 모릅니다',        '쓸 수 없다'],
  ['만들 줄은 몰라',        '만들 수 없다'],
])('%s says %s', (query, other) => {
  expect(otherSayings(query)).toContain(other);
});

// biome-ignore format: a table, to be read down
test.each([
  '안내해도 돼요', '가도 돼요', '안 가도', '안에 있어도 돼요', '갈 줄 알았어요', '온 줄 알아요', '갈 줄 몰랐어요', '줄 알아요', '',
])('%j says nothing else', (query) => {
  expect(otherSayings(query)).toEqual([]);
});
