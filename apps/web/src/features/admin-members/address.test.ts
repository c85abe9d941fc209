import { expect, test } from 'vitest';
import { membersAddress, readMembersAddress } from './address.js';

// biome-ignore format: a table, to be read down
test.each([
  ['',                        { q: '', page: 1, member: null },        '/admin/members'],
  ['?q=haneul&page=3',        { q: 'haneul', page: 3, member: null },  '/admin/members?q=haneul&page=3'],
  ['?q=a%40b.c&member=12',    { q: 'a@b.c', page: 1, member: 12 },     '/admin/members?q=a%40b.c&member=12'],
  ['?page=0&member=x',        { q: '', page: 1, member: null },        '/admin/members'],
  ['?page=1&member=-4&z=1',   { q: '', page: 1, member: null },        '/admin/members'],
])('the address %j', (search, address, written) => {
  expect(readMembersAddress(search)).toEqual(address);
  expect(membersAddress(address)).toBe(written);
});
