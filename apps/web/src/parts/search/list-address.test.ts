import { QUERY_MAX } from '@utarang/contract';
import { expect, test } from 'vitest';
import { listAddress, readList } from './list-address.js';

const sorts = ['registered', 'pron', 'word'] as const;

// biome-ignore format: a table, to be read down
test.each([
  // query                            q        sort          page  address again
  ['',                                '',      'registered', 1,    '/mywords'],
  ['?q=%ED%95%98&sort=pron&page=2',   '하',     'pron',       2,    '/mywords?q=%ED%95%98&sort=pron&page=2'],
  ['?sort=registered&page=1',         '',      'registered', 1,    '/mywords'],
  ['?sort=size&page=0',               '',      'registered', 1,    '/mywords'],
  ['?q=%20%20a%20&page=x',            'a',     'registered', 1,    '/mywords?q=a'],
  [`?q=${'a'.repeat(QUERY_MAX + 1)}`,           '',      'registered', 1,    '/mywords'],
])('%s', (query, q, sort, page, again) => {
  const address = readList(new URLSearchParams(query), sorts);
  expect(address).toEqual({ q, sort, page });
  expect(listAddress('/mywords', address, sorts)).toBe(again);
});
