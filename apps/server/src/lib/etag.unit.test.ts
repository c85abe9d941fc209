import { expect, test } from 'vitest';
import { entityTag, namesTag } from './etag.js';

test('the tag follows the content', () => {
  expect(entityTag('食べる')).toBe(entityTag(Buffer.from('食べる')));
  expect(entityTag('食べる')).not.toBe(entityTag('飲む'));
  expect(entityTag('')).toMatch(/^W\/"[\w-]{22}"$/);
});

test.each([
  ['absent', undefined, false],
  ['the same', 'W/"a"', true],
  ['the same, strong', '"a"', true],
  ['another', 'W/"b"', false],
  ['in a list', '"x", W/"a" ,"b"', true],
  ['not in a list', '"x", W/"aa"', false],
  ['anything', ' * ', true],
  ['a star in quotes is a tag', '"*"', false],
  ['a comma in a tag', '"b,W/", "a"', true],
  ['without quotes', 'a', false],
  ['empty', '', false],
])('If-None-Match %s', (_, header, expected) => {
  expect(namesTag(header, 'W/"a"')).toBe(expected);
});
