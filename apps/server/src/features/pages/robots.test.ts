import { readKanji } from '@utarang/content/kanji';
import { expect, test } from 'vitest';
import { memoryCatalogue, sampleSentences, sampleWords } from '../../../test/catalogue.js';
import { problemIn } from '../../../test/problem.js';
import { serve } from '../../../test/serve.js';
import { sampleSongs } from '../../../test/songs.js';
import { paths } from '../../paths.js';

const lists = { fields: [{ name: '식당' }, { name: '기초' }], fieldWords: [], koLike: [] };
const catalogue = memoryCatalogue(sampleWords, lists, sampleSentences, sampleSongs);
const whole = await readKanji(paths.kanji);
/** Two kanji: all of them are more pages than one may ask for at once. */
const kanjiBook = { ...whole, entries: whole.entries.filter(({ kanji }) => '学校'.includes(kanji)) };
const { get, url } = await serve({ catalogue, kanjiBook });
const text = async (path: string) => (await get(path)).text();
const listed = async () => [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);

test('robots.txt leads to the map', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toContain(`Sitemap: ${url}/sitemap.xml`);
});

test('a browser is told where to search from its address bar', async () => {
  const response = await get('/opensearch.xml');
  expect(response.headers.get('content-type')).toContain('application/opensearchdescription+xml');
  expect(await response.text()).toContain(`template="${url}/?q={searchTerms}"`);
});

test('the map has every page for guests, level, situation and word, each by its one address', async () => {
  const addresses = await listed();
  for (const path of [
    '/',
    '/ko-like',
    '/kana',
    '/kanji',
    '/kanji/bridge',
    `/kanji/${encodeURIComponent('学')}`,
    '/kana?tab=katakana',
    '/artists',
    '/songs',
    '/about',
    '/jlpt?level=N5',
    `/fields?value=${encodeURIComponent('식당')}`,
    '/words/50412',
    '/words/31',
    '/songs/7',
    '/songs/1001',
  ]) {
    expect(addresses).toContain(url + path);
  }
  expect(addresses.filter((address) => /mywords|user-info|my-songs|:id|\/jlpt$|\/fields$/.test(address ?? ''))).toEqual(
    [],
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('what the map lists is there, may be listed, and says that it is its own address', async () => {
  for (const address of await listed()) {
    const path = (address ?? '').replace(url, '');
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    const html = await response.text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
  }
});

test('the map follows the words, and is answered as unchanged', async () => {
  const response = await get('/sitemap.xml');
  const etag = response.headers.get('etag')!;
  expect((await get('/sitemap.xml', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  catalogue.replace(sampleWords.slice(1));
  expect(await listed()).not.toContain(`${url}/words/50412`);
  catalogue.replace(sampleWords);
  expect(await listed()).toContain(`${url}/words/50412`);
});

test('a part that does not exist is not found', async () => {
  expect(await problemIn(await get('/sitemap-2.xml'))).toMatchObject({ code: 'not_found' });
});

const dataOf = async (path: string) =>
  [...(await text(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );

test('a word is a term, in its place', async () => {
  expect(await dataOf('/words/50412')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '우타랑', item: `${url}/` },
        { '@type': 'ListItem', position: 2, name: 'JLPT N5 단어', item: `${url}/jlpt?level=N5` },
        { '@type': 'ListItem', position: 3, name: '食べる', item: `${url}/words/50412` },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name: '食べる',
      alternateName: ['たべる', '타베루'],
      description: '먹다',
      inLanguage: 'ja',
      url: `${url}/words/50412`,
      inDefinedTermSet: { '@type': 'DefinedTermSet', name: 'JLPT N5 단어', url: `${url}/jlpt?level=N5` },
    },
  ]);
});

test('a level has its place, the first page needs none', async () => {
  expect(await dataOf('/jlpt?level=N4')).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  expect(await dataOf('/')).toEqual([]);
});

test('a song is a recording, in its place', async () => {
  expect(await dataOf('/songs/1001')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '우타랑', item: `${url}/` },
        { '@type': 'ListItem', position: 2, name: '노래', item: `${url}/songs` },
        { '@type': 'ListItem', position: 3, name: 'スター', item: `${url}/songs/1001` },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'MusicRecording',
      name: 'スター',
      alternateName: '스타',
      inLanguage: 'ja',
      datePublished: '2015',
      byArtist: [{ '@type': 'MusicGroup', name: '花子' }],
      sameAs: 'https://www.youtube.com/watch?v=abcdefghi-_',
      url: `${url}/songs/1001`,
    },
  ]);
});
