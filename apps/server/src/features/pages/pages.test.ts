import { readReference } from '@utarang/content/reference';
import { type InitialData, type PageId, pageIds, QUERY_MAX } from '@utarang/contract';
import { format, jlpt, notFound, pageTitles } from '@utarang/messages';
import { expect, onTestFinished, test } from 'vitest';
import { memoryCatalogue } from '../../../test/catalogue.js';
import { addressOf, SAMPLE_ID } from '../../../test/page-address.js';
import { problemIn } from '../../../test/problem.js';
import { exchange, parseAnswer } from '../../../test/raw.js';
import { pageCode, serve, template } from '../../../test/serve.js';
import { songsOfIds } from '../../../test/songs.js';
import { paths } from '../../paths.js';

const site = { CONTACT_EMAIL: 'help@utarang.example', OPEN_CHAT_URL: 'https://chat.example/utarang' };
const catalogue = memoryCatalogue(undefined, undefined, undefined, songsOfIds(SAMPLE_ID));
const reference = await readReference(paths.reference);
const { get, url } = await serve({ env: site, catalogue, reference });

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const textOf = (html: string | undefined) => html?.replace(/&([a-z#0-9]+);/g, (_, name: string) => entities[name]!);

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await get(path, { headers });
  const html = await response.text();
  const meta = (name: string) =>
    textOf(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]);
  const json = /<script type="application\/json" id="initial-data">(.*)<\/script>/.exec(html)?.[1] ?? 'null';
  return {
    response,
    html,
    meta,
    title: textOf(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    canonical: textOf(/<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]),
    first: JSON.parse(json) as InitialData,
  };
}

test.each(pageIds)('%s has its title and its initial data', async (page) => {
  const address = addressOf(page);
  const own: Partial<Record<PageId, string>> = {
    word: '食べる의 뜻과 발음',
    artist: '花子 (하나코)',
    song: '花 - 花子',
    jlpt: format(jlpt.titleOf, { level: 'N4' }),
    kanji: '学 배울 학',
    particle: 'は (은/는)',
    ending: 'です (~이에요/예요, ~아요/어요)',
  };
  const { response, title, first, meta, html } = await read(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('vary')).toContain('Cookie');
  expect(title).toBe(`${own[page] ?? pageTitles[page]} · 우타랑`);
  expect(meta('og:title')).toBe(title);
  expect(meta('og:description')).toBe(meta('description'));
  expect(meta('og:url')).toBe(url + address);
  expect(first).toMatchObject({
    page,
    site: { contactEmail: 'help@utarang.example', openChatUrl: 'https://chat.example/utarang' },
  });
  expect(html).toContain(`<div id="root"><main>${page}</main></div>`);
});

test.each([
  ['/', 'pronunciation', '', '', 0],
  ['/?m=meaning', 'meaning', '', '', 0],
  ['/?m=pron&q=타베', 'pronunciation', '타베', 'mode=pronunciation&q=타베', 0],
  ['/?m=meaning&q=먹', 'meaning', '먹', 'mode=meaning&q=먹', 0],
  ['/?m=nonsense&q=하나', 'pronunciation', '하나', 'mode=pronunciation&q=하나', 0],
  ['/?q=하나&page=2', 'pronunciation', '하나', 'mode=pronunciation&q=하나&page=1', 1],
  [`/?m=pron&q=${'하'.repeat(QUERY_MAX + 1)}`, 'pronunciation', '', '', 0],
  ['/?page=-1', 'pronunciation', '', '', 0],
  ['/?q=%00', 'pronunciation', '', '', 0],
  ['/?q=%ED%A0%80', 'pronunciation', '\ufffd\ufffd\ufffd', 'mode=pronunciation&q=%EF%BF%BD%EF%BF%BD%EF%BF%BD', 0], // half a character
  ['/?%', 'pronunciation', '', '', 0],
  ['/?q=하나&page=999999999', 'pronunciation', '하나', 'mode=pronunciation&q=하나&page=999999998', 999_999_998],
])('the first words of %s are those that the API gives', async (path, mode, q, query, page) => {
  const { first } = await read(path);
  const data = await (await get(`/api/words?${query}`)).json();
  expect(first.queries[0]).toEqual({ key: ['words', q ? mode : 'all', q, page], data });
});

test('an exact search has its own first words', async () => {
  const { first } = await read('/?m=pron&q=타베&exact=true');
  const data = await (await get('/api/words?mode=pronunciation&q=타베&exact=true')).json();
  expect(first.queries).toContainEqual({ key: ['words', 'pronunciation', '타베', 0, 'exact'], data });
});

test("a word's page carries the word, and describes it", async () => {
  const { first, meta, canonical } = await read('/words/50412');
  expect(first.queries).toEqual([{ key: ['word', 50_412], data: await (await get('/api/words/50412')).json() }]);
  expect(meta('description')).toBe(
    '일본어 食べる(たべる)의 뜻은 ‘먹다’, 한글 발음은 ‘타베루’, JLPT N5 단어예요. 관련 단어도 함께 볼 수 있어요.',
  );
  expect(meta('og:image')).toBe(`${url}/og/words/50412.png`);
  expect(meta('og:image:alt')).toBe('食べる, 먹다');
  expect(canonical).toBe(`${url}/words/50412`);
});

test('what a word says cannot leave its place in the page', async () => {
  const { first, title, meta, html } = await read('/words/31');
  expect(first.queries[0]?.data).toMatchObject({ japaneseWord: '</script><!--', meaningKo: '"따옴표" & <꺾쇠>\u2028' });
  expect(title).toBe('</script><!--의 뜻과 발음 · 우타랑');
  expect(meta('description')).toMatch(
    /^일본어 <\/script><!--\(すくりぷと\)의 뜻은 ‘"따옴표" & <꺾쇠>\u2028’, 한글로는 ‘스쿠리푸토’/,
  );
  const blocks = [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/g)];
  expect(blocks.map(([, json]) => JSON.parse(json ?? ''))).toHaveLength(3); // what it is, twice, and its data
  expect(html.match(/<script/g)).toHaveLength(4); // and its program
});

test.each([
  '/nothing',
  '/words/1',
  '/words/abc',
  '/words/007',
  '/words/1/2',
  '/KANA',
  '/index.html',
  '/admin',
  '//',
  '/.env',
])('%s is the not-found page', async (path) => {
  const { response, first, title, meta, canonical } = await read(path);
  expect(response.status).toBe(404);
  expect(title).toBe(`${notFound.title} · 우타랑`);
  expect(first).toMatchObject({ page: 'notFound', queries: [] });
  expect(meta('robots')).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(response.headers.get('etag')).toBeNull();
});

test.each([
  ['/', undefined],
  ['/?q=하나', 'noindex'],
  ['/?page=2', undefined],
  ['/jlpt?level=N5&q=먹', 'noindex'],
  ['/fields?value=없는상황', 'noindex'],
  ['/ko-like?q=약', 'noindex'],
  ['/words?q=약', 'noindex'],
  ['/words', undefined],
  ['/words/50412', undefined],
  ['/about', undefined],
  ['/kana', undefined],
  ['/kana?tab=katakana', undefined],
  ['/kana?tab=kanji', 'noindex'],
  ['/kana?f=yoon', 'noindex'],
  ['/kana?q=츠', 'noindex'],
  ['/artists', undefined],
  ['/songs', undefined],
  ['/songs?sort=newest', 'noindex'],
  ['/add', 'noindex'],
  ['/login', undefined],
  ['/user-info', 'noindex'],
  ['/change-password', 'noindex'],
])('robots of %s: %s', async (path, robots) => {
  expect((await read(path)).meta('robots')).toBe(robots);
});

test.each([
  ['/jlpt', 302, '/jlpt?level=N5'],
  ['/jlpt?level=N9', 302, '/jlpt?level=N5'],
  ['/jlpt?level=N1&level=N2', 302, '/jlpt?level=N5'],
  ['/jlpt/xyz', 302, '/jlpt?level=N2'],
  ['/jlpt/n1/more?level=N4', 302, '/jlpt?level=N2'],
  ['/kana/', 301, '/kana'],
  ['/kana/?tab=1&q=%ED%95%98', 301, '/kana?tab=1&q=%ED%95%98'],
  ['/words/50412/', 301, '/words/50412'],
  ['/words/%2F%2Fevil.example/', 301, '/words/%2F%2Fevil.example'],
])('%s leads to its address', async (path, status, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test.each([
  ['theme=dark', '<html data-theme="dark" lang="ko">'],
  ['other=1; theme=light', '<html data-theme="light" lang="ko">'],
  ['theme=system', '<html lang="ko">'],
  ['theme="><script>', '<html lang="ko">'],
])('with the cookie %s', async (cookie, opening) => {
  expect((await read('/', { cookie })).html).toContain(opening);
});

test('a page that has not changed is not sent again; another theme is another page', async () => {
  const { response } = await read('/');
  const etag = response.headers.get('etag') ?? '';
  expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await get('/', { headers: { 'If-None-Match': etag, cookie: 'theme=dark' } })).status).toBe(200);
  expect((await get('/?q=하나', { headers: { 'If-None-Match': etag } })).status).toBe(200);
});

test.each(['/', '/words/50412', '/nothing', '/kana/', '/api/words', '/api/nothing'])(
  'HEAD %s is GET without body',
  async (path) => {
    const [asked, head] = await Promise.all([get(path), get(path, { method: 'HEAD' })]);
    expect(head.status).toBe(asked.status);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'etag', 'location', 'cache-control', 'content-length', 'content-encoding']) {
      expect([name, head.headers.get(name)]).toEqual([name, asked.headers.get(name)]);
    }
  },
);

test('addresses are those of PUBLIC_URL, whatever the request says', async () => {
  const served = await serve({ env: { PUBLIC_URL: 'https://utarang.example' }, until: onTestFinished });
  const html = await (await served.get('/words/50412')).text();
  expect(html).toContain('<link rel="canonical" href="https://utarang.example/words/50412">');
});

test.each([
  ['a name that is not ours', 'evil.example', undefined],
  ['a name that a proxy passed on', 'localhost', 'evil.example'],
])('%s is put into no page', async (_, host, forwarded) => {
  const served = await serve({ env: { TRUST_PROXY: 'loopback' }, until: onTestFinished });
  const headers = [`Host: ${host}`, ...(forwarded ? [`X-Forwarded-Host: ${forwarded}`] : []), 'Connection: close'];
  const request = ['GET /words/50412 HTTP/1.1', ...headers, '', ''].join('\r\n');
  const { status, body } = parseAnswer(await exchange(served.port, request));
  expect(status).toBe(200);
  expect(body).toContain('<link rel="canonical" href="/words/50412">');
  expect(body).not.toMatch(/og:url|evil/);
});

test('the styles of a page are in its head, let through by their hash; its scripts come last', async () => {
  const { html, response } = await read('/');
  expect(html).toContain(`<style>${pageCode.css.join('')}</style>${pageCode.cssLinks}\n  </head>`);
  expect(html.indexOf(pageCode.scripts)).toBeGreaterThan(html.indexOf('</div>'));
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(`style-src 'self' ${pageCode.cssHash};`);
  expect(policy).not.toContain('unsafe-inline');
});

test('a page that cannot be rendered is left to the browser, with its data; the fault is logged with its address', async () => {
  const broken = { template, codeOf: () => pageCode, render: () => Promise.reject(new Error('no heart')) };
  const served = await serve({ webApp: broken, until: onTestFinished });
  const response = await served.get('/words/50412?from=a');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('"page":"word"');
  expect(html).toContain(pageCode.scripts);
  const faults = served.logged().filter(({ level }) => level === 50);
  expect(faults).toMatchObject([{ url: '/words/50412', err: { message: 'no heart' } }]);
});

test('only GET and HEAD lead to pages', async () => {
  const response = await get('/', { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest' } });
  expect(await problemIn(response)).toMatchObject({ code: 'not_found' });
});
