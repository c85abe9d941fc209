import { expect, test } from 'vitest';
import { idIn, numberIn } from './number-in.js';

// biome-ignore format: a table, to be read down
test.each([
  // text         number       id
  ['3',           3,           3],
  ['999999999',   999_999_999, 999_999_999],
  ['9999999999',  null,        9_999_999_999],
  ['0',           null,        '0'],
  ['03',          null,        '03'],
  ['-1',          null,        '-1'],
  ['1.5',         null,        '1.5'],
  ['３',          null,        '３'],
  ['new',         null,        'new'],
])('%s', (text, number, id) => {
  expect([numberIn(text), idIn(text)]).toEqual([number, id]);
});

test('what is missing is no number', () => expect(numberIn(null)).toBeNull());
