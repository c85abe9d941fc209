import { expect, test } from 'vitest';
import { builtPages, memberPages, type PageId, pages } from '../../packages/contract/src/pages.js';
import { rowsOf, sectionsOf } from './markdown.js';
import { texts } from './texts.js';

const table = sectionsOf(texts.get('docs/product/pages.md') ?? '').get('table-of-pages') ?? '';

test('the table of pages is the list that the product serves', () => {
  const rows = rowsOf(table)
    .slice(1)
    .map(([id, path = '', , who, state]) => ({
      id,
      path: path.replace(/`|\?.*/g, '').replace('{id}', ':id'),
      forMembers: who !== 'all',
      state,
    }));
  const served = (Object.keys(pages) as PageId[]).map((id) => ({
    id,
    path: pages[id],
    forMembers: memberPages.has(id),
    state: builtPages.has(id) ? 'built' : 'planned',
  }));
  expect(rows).toEqual(served);
});
