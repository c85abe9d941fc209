import { QUERY_MAX } from '@utarang/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTyped } from '../../parts/search/typed.js';
import { type BrowseAddress, browseAddress, readBrowse } from './browse-address.js';
import { type BrowsePageId, browse, sorts } from './settings.js';

const plain: BrowseAddress = { choice: '', q: '', sort: 'order', page: 1, study: false };

// biome-ignore format: a table, to be read down
test.each([
  ['jlpt',   '?level=n3',                    { choice: 'N3' }],
  ['jlpt',   '?level=%20N3%20',              { choice: 'N3' }],
  ['jlpt',   '?value=N3',                    {}],
  ['fields', '?value=%EA%B8%B0%EC%B4%88',    { choice: '기초' }],
  ['fields', `?value=${encodeURIComponent('기초'.normalize('NFD'))}`, { choice: '기초' }],
  ['koLike', '?value=x&level=N1',            {}],
  ['words',  '?q=%20a%20b%20',              { q: 'a b' }],
  ['words',  `?q=${'a'.repeat(QUERY_MAX + 1)}`,        {}],
  ['words',  '?page=0',                      {}],
  ['words',  '?page=1e3',                    {}],
  ['words',  '?page=-1',                     {}],
  ['words',  '?page=12&sort=unsaved',        { page: 12, sort: 'unsaved' }],
  ['words',  '?sort=random&study=1',         {}],
  ['words',  '?study=true&page=3',           { page: 3, study: true }],
] as const)('%s: %s', (id, query, says) => {
  expect(readBrowse(query, browse[id])).toEqual({ ...plain, ...says });
});

test('an address is read back as it was written', () => {
  const ids = Object.keys(browse) as BrowsePageId[];
  const text = fc.string({ unit: 'grapheme' }).map((typed) => readTyped(typed).q ?? '');
  fc.assert(
    fc.property(
      fc.constantFrom(...ids),
      fc.constantFrom('', 'N1', '기초', '공항·여행', '숫자 & 시간'),
      text,
      fc.constantFrom(...sorts),
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.boolean(),
      (id, chosen, q, sort, page, study) => {
        const address = { choice: browse[id].choice ? chosen : '', q, sort, page, study };
        const { pathname, search } = new URL(browseAddress(browse[id], address), 'http://utarang.test');
        expect(pathname).toBe(browse[id].path);
        expect(readBrowse(search, browse[id])).toEqual(address);
      },
    ),
  );
});
