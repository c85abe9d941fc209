import { expect, test } from 'vitest';
import { pageIds, pageTable } from '../../packages/contract/src/pages.js';
import { texts } from './texts.js';

const PLACE = /\bpath: (?:'|`)([^'`?#]+)/g;
const addresses = Array.from((texts.get('e2e/support/places.ts') ?? '').matchAll(PLACE), ([, path = '']) => path);

/** Pages that look as another one does, which has a place. */
const ALIKE: ReadonlySet<string> = new Set(['terms']);

test('every page that guests read has a place where the criteria are tested', () => {
  const missing = pageIds.filter((id) => {
    const { path, who, isBuilt } = pageTable[id];
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    return isBuilt && who === 'all' && !ALIKE.has(id) && !addresses.some((address) => pattern.test(address));
  });
  expect(missing).toEqual([]);
});
