import { expect, test } from 'vitest';
import { areReadable, tidyLines } from './plain-text.js';

// biome-ignore format: a table, to be read down
test.each([
  ['夜\r\n空',        '夜\n空'],
  ['夜\r空',          '夜\n空'],
  ['夜\u000b空',      '夜\n空'],  // a line end of a word processor
  ['夜\f空',          '夜\n空'],  // the end of a page
  ['夜\u0085空',      '夜\n空'],  // a line end of old hosts
  ['夜\u2028空',      '夜\n空'],
  ['夜\u2029空',      '夜\n空'],
  ['夜\r\n\f空',      '夜\n\n空'],
  ['\f夜\u0085',      '夜'],
  ['夜\t空',          '夜\t空'],
])('%j has its line ends as %j, and can be read', (text, tidied) => {
  expect(tidyLines(text)).toBe(tidied);
  expect(areReadable(tidied)).toBe(true);
});

test.each(['夜\u0000空', '夜\u0007空', '夜\u001b空', '夜\u007f空', '夜\u009f空', '夜\ud800'])(
  '%j cannot be read',
  (text) => {
    expect(areReadable(tidyLines(text))).toBe(false);
  },
);
