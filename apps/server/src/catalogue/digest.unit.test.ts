import { expect, test } from 'vitest';
import { contentHash, digestList, digestRows } from './digest.js';

const rows = Array.from({ length: 450 }, (_, id) => ({ id, meaning: `뜻 ${id}` }));

test('the digest of a set does not depend on the order, and a row that is added twice is gone', () => {
  expect(digestRows([...rows].reverse())).toEqual(digestRows(rows));
  expect(digestRows([rows[0]], digestRows(rows))).toEqual(digestRows(rows.slice(1)));
});

test('the digest of a list tells any row that is changed, missing or elsewhere', () => {
  const others = [
    rows.map((row) => (row.id === 449 ? { ...row, meaning: '다른 뜻' } : row)),
    rows.slice(0, -1),
    [...rows.slice(0, 199), rows[200]!, rows[199]!, ...rows.slice(201)],
    [],
  ];
  expect(new Set([rows, ...others].map((each) => contentHash([digestList(each)]))).size).toBe(5);
  expect(digestList(structuredClone(rows))).toEqual(digestList(rows));
});
