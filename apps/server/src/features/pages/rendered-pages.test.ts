import { expect, test } from 'vitest';
import { renderedWebApp } from '../../../test/rendered-web-app.js';
import { serveStudy } from '../../../test/study.js';

const { learner, guest, url } = await serveStudy({ webApp: renderedWebApp });
const EAT = 50_412;
const SCHOOL = 50_201;
const [her, him] = [await learner(), await learner()];
await her.save(EAT);
await him.save(SCHOOL);

type Visitor = { readonly get: (path: string) => Promise<Response> };

async function read(who: Visitor, path: string) {
  const response = await who.get(path);
  const html = await response.text();
  const root = /<div id="root">(.*)<\/div>\s*<script type="application\/json"/s.exec(html)?.[1] ?? '';
  return { response, html, root };
}

/** The words whose star is pressed. */
const starred = (root: string) =>
  [...root.matchAll(/aria-label="(\S+) 저장"[^>]*aria-pressed="true"/g)].map(([, word]) => word);

test.each([
  ['/', ['食べる', '食べ物', '学校']],
  ['/?q=타베', ['食べる', '食べ物']],
  ['/?m=meaning&q=먹', ['食べる', '食べ物']],
  ['/jlpt?level=N5', ['食べる', '食べ物', '学校']],
  ['/words?q=学', ['学校']],
  [`/words/${EAT}`, ['食べる', '타베루', '먹다']],
])('%s is there without a script', async (path, texts) => {
  const { root } = await read(guest(), path);
  const text = root.replace(/<noscript>.*?<\/noscript>/gs, '').replace(/<[^>]+>/g, '');
  for (const each of texts) expect(text).toContain(each);
  expect(root).not.toMatch(/<script|style=/);
});

/**
 * The address to which the search of a page leads without a script: its form is sent as browsers send one, with a text
 * in the box.
 */
function sent(root: string, text: string): string {
  const [form = '', tag = ''] = /(<form role="search"[^>]*>).*?<\/form>/s.exec(root) ?? [];
  expect(tag).not.toContain('method=');
  const attribute = (of: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(of)?.[1] ?? '';
  const fields = [...form.matchAll(/<input [^>]*>/g)].map(([input]): [string, string] => [
    attribute(input, 'name'),
    attribute(input, 'type') === 'search' ? text : attribute(input, 'value'),
  ]);
  return decodeURIComponent(`${attribute(tag, 'action')}?${new URLSearchParams(fields)}`);
}

// biome-ignore format: a table, to be read down
test.each([
  ['/',                            '/?q=하나'],
  ['/?m=meaning&q=먹',             '/?m=meaning&q=하나'],
  ['/jlpt?level=N5&page=2',        '/jlpt?level=N5&q=하나'],
  ['/fields?value=음식',           '/fields?value=음식&q=하나'],
  ['/ko-like',                     '/ko-like?q=하나'],
  ['/words?q=学',                  '/words?q=하나'],
  ['/kana?tab=katakana',           '/kana?tab=katakana&q=하나'],
  ['/particles?f=basic',           '/particles?f=basic&q=하나'],
  ['/endings?f=wish&level=N5',     '/endings?f=wish&level=N5&q=하나'],
  ['/songs?sort=oldest',           '/songs?sort=oldest&q=하나'],
  ['/artists?f=female',            '/artists?f=female&q=하나'],
])('searched without a script, %s leads to %s', async (path, address) => {
  expect(sent((await read(guest(), encodeURI(path))).root, '하나')).toBe(address);
});

test('two members and a guest, asking for the same in turns and at once, see each their own', async () => {
  const visitors = [
    { who: her, saved: ['食べる'], name: her.username },
    { who: guest(), saved: [], name: null },
    { who: him, saved: ['学校'], name: him.username },
  ] as const;
  const check = async ({ who, saved, name }: (typeof visitors)[number], path: string) => {
    const { response, html, root } = await read(who, path);
    expect(response.headers.get('cache-control')).toBe(name === null ? 'no-cache' : 'no-store');
    if (path === '/?page=1') expect(starred(root)).toEqual(saved);
    for (const other of visitors) {
      if (other.name !== null) expect(html.includes(`"${other.name}"`)).toBe(other.name === name);
    }
    expect(root.includes('href="/login"')).toBe(name === null);
  };
  for (const path of ['/', '/?page=1', '/jlpt?level=N5', `/words/${EAT}`, '/mywords', '/user-info', '/nowhere']) {
    for (const visitor of visitors) await check(visitor, path);
    await Promise.all([...visitors, ...visitors, ...visitors].map((visitor) => check(visitor, path)));
    for (const visitor of visitors.toReversed()) await check(visitor, path);
  }
});

test('a page is the same for every guest, and is answered as unchanged', async () => {
  const [one, other] = [await read(guest(), '/'), await read(guest(), '/?utm_source=chat')];
  expect(other.html).toBe(one.html);
  const etag = one.response.headers.get('etag')!;
  expect(other.response.headers.get('etag')).toBe(etag);
  expect((await fetch(`${url}/`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('with another theme it is another page', async () => {
  const [plain, dark] = await Promise.all(
    ['', 'theme=dark'].map(async (cookie) => (await fetch(`${url}/about`, { headers: { cookie } })).text()),
  );
  expect(plain).toContain('<html lang="ko">');
  expect(dark).toContain('<html data-theme="dark" lang="ko">');
});
