import { expect, test } from 'vitest';
import { answerItems, itemKey } from './answer-items.js';

test.each([
  ['', []],
  ['먹다', ['먹다']],
  ['높다, 비싸다', ['높다', '비싸다']],
])('items of "%s"', (text, items) => {
  expect(answerItems(text)).toEqual(items);
});

test.each([
  ['높다 (키)', '높다'],
  ['~에 대해', '에대해'],
  ['비싸요? (값)', '비싸요'],
])('"%s" is compared as "%s"', (item, key) => {
  expect(itemKey(item)).toBe(key);
});
