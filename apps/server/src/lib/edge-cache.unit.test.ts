import { expect, test } from 'vitest';
import { edgeCaching } from './edge-cache.js';

const publicUrl = 'https://utarang.example';
const KEPT = 'public, max-age=60, stale-while-revalidate=600';

// biome-ignore format: a table, to be read down
test.each<[string, Parameters<typeof edgeCaching>[0], string | null]>([
  ['a page that is kept, without a cookie',  { cookie: undefined, isCached: true, publicUrl },         KEPT],
  ['with a cookie, whatever it is',          { cookie: 'theme=dark', isCached: true, publicUrl },       null],
  ['with an empty one',                      { cookie: '', isCached: true, publicUrl },                 null],
  ['a page that could not be rendered',      { cookie: undefined, isCached: false, publicUrl },         null],
  ['where its links follow each request',    { cookie: undefined, isCached: true, publicUrl: null },    null],
])('%s', (_, page, header) => {
  expect(edgeCaching(page)).toBe(header);
});
