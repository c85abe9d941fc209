import { expect, test } from 'vitest';
import { sharedText } from './shared-text.js';

test.each([
  ['a text', '?shared-text=夢を見た', '夢を見た'],
  ['a text with its title', '?shared-title=노래&shared-text=夢を見た', '夢を見た'],
  ['a title alone', '?shared-title=夢を見た&shared-text=', '夢を見た'],
  ['an address alone', '?shared-url=https%3A%2F%2Fexample.test', 'https://example.test'],
  ['nothing in it', '?shared-text=%20', ''],
  ['no share', '?q=夢', null],
])('%s', (_, search, text) => {
  expect(sharedText(new URL(search, 'https://utarang.test/lookup'))).toBe(text);
});
