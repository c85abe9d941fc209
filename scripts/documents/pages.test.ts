import { expect, test } from 'vitest';
import { pageIds, pageTable } from '../../packages/contract/src/pages.js';
import { rowsOf, sectionsOf } from './markdown.js';
import { texts } from './texts.js';

const table = sectionsOf(texts.get('docs/product/pages.md') ?? '').get('table-of-pages') ?? '';

test('the table of pages is the list that the product serves', () => {
  const rows = rowsOf(table)
    .slice(1)
    .map(([id, path = '', , who, state]) => ({
      id,
      path: path.replace(/`|\?.*/g, '').replace('{id}', ':id'),
      who,
      state,
    }));
  const served = pageIds.map((id) => {
    const { path, who, isBuilt } = pageTable[id];
    return { id, path, who, state: isBuilt ? 'built' : 'planned' };
  });
  expect(rows).toEqual(served);
});
