import { expect, test } from 'vitest';
import { robots, sitemap } from './sitemap.js';

const ORIGIN = 'https://utarang.example';
const locations = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('a few addresses are one file', () => {
  const files = sitemap(['/', '/jlpt?level=N5', '/fields?value=A&B'], ORIGIN);
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
  const xml = files.get('/sitemap.xml');
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
  expect(locations(xml)).toEqual([`${ORIGIN}/`, `${ORIGIN}/jlpt?level=N5`, `${ORIGIN}/fields?value=A&amp;B`]);
});

test('more than a file may hold are parts and an index of them, and none is lost', () => {
  const paths = Array.from({ length: 7 }, (_, index) => `/words/${index}`);
  const files = sitemap(paths, ORIGIN, 3);
  expect(locations(files.get('/sitemap.xml'))).toEqual([1, 2, 3].map((part) => `${ORIGIN}/sitemap-${part}.xml`));
  expect(files.get('/sitemap.xml')).toContain('<sitemapindex');
  const parts = [1, 2, 3].map((part) => locations(files.get(`/sitemap-${part}.xml`)));
  expect(parts.map((part) => part.length)).toEqual([3, 3, 1]);
  expect(parts.flat()).toEqual(paths.map((path) => ORIGIN + path));
});

test('robots find the map', () => {
  expect(robots(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  expect(robots(ORIGIN)).not.toMatch(/^Disallow: \/$/m);
});
