import { expect, test } from 'vitest';
import { sizeFault } from './table-size.js';

// biome-ignore format: a table, to be read down
test.each([
  ['a,b,c',            true,  null],
  ['a,b,c,d',          true,  'tooManyColumns'],
  ['a,b,c\nd,e,f',     true,  null],
  ['a\r\na,b,c,d',     true,  'tooManyColumns'],
  ['"a,b,c,d",e,f',    true,  null],   // letters of a cell
  ['"a\nb,c,d",e,f',   true,  null],
  ['"a ""b,c,d""",e',  true,  null],
  ['"",,,',            true,  'tooManyColumns'],
  ['"a,b,c,d',         true,  null],   // a quote that is left open
  ['"a,b,c,d',         false, 'tooManyColumns'],
  [',,\n,,\n,,\n,',    true,  'tooManyCells'],
  [',,\n,,\n,,\n',     true,  null],
  ['a\n'.repeat(20),   true,  null],   // lines are bounded elsewhere
  ['',                 true,  null],
])('%j, with quotes %j, has the fault %j', (text, hasQuotes, fault) => {
  expect(sizeFault({ columns: 3, cells: 7 }, text, ',', hasQuotes)).toBe(fault);
});
