import { expect, test } from 'vitest';
import { historyAddress, readHistoryAddress } from './address.js';

// biome-ignore format: a table, to be read down
test.each([
  ['',                      { kind: 'all', page: 1 },     '/admin/history'],
  ['?kind=member&page=2',   { kind: 'member', page: 2 },  '/admin/history?kind=member&page=2'],
  ['?kind=weather&page=0',  { kind: 'all', page: 1 },     '/admin/history'],
  ['?page=1234567890',      { kind: 'all', page: 1 },     '/admin/history'],
] as const)('the address %j', (search, address, written) => {
  expect(readHistoryAddress(search)).toEqual(address);
  expect(historyAddress(address)).toBe(written);
});
