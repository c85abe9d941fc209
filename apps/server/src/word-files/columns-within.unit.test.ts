import { expect, test } from 'vitest';
import { hasColumnsWithin } from './columns-within.js';

// biome-ignore format: a table, to be read down
test.each([
  ['a,b,c',            true,  true],
  ['a,b,c,d',          true,  false],
  ['a,b,c\nd,e,f',    true,  true],
  ['a\r\na,b,c,d',   true,  false],
  ['"a,b,c,d",e,f',    true,  true],   // letters of a cell
  ['"a\nb,c,d",e,f',  true,  true],
  ['"a ""b,c,d""",e',  true,  true],
  ['"",,,',            true,  false],
  ['"a,b,c,d',         true,  true],   // a quote that is left open
  ['"a,b,c,d',         false, false],
  ['',                 true,  true],
])('%j, with quotes %j, has three columns at most: %j', (text, hasQuotes, isWithin) => {
  expect(hasColumnsWithin(3, text, ',', hasQuotes)).toBe(isWithin);
});
