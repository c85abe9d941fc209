import { auth, myLyrics, notFound } from '@utarang/messages';
import { expect, test } from 'vitest';
import { SAMPLE, serveLyrics } from '../../../test/lyrics.js';
import { renderedWebApp } from '../../../test/rendered-web-app.js';

const { writer, guest } = await serveLyrics({ webApp: renderedWebApp });
const [her, him] = [await writer(), await writer()];
const text = await her.added({ title: '비밀 제목', translation: ['학교에서 먹어'] });
const SECRETS = ['비밀 제목', '食べ物の窓', '학교에서 먹어'];

async function read(who: { get: (path: string) => Promise<Response> }, path = `/my-lyrics/${text.id}`) {
  const response = await who.get(path);
  return { response, html: await response.text() };
}
const drawnIn = (html: string): string =>
  /<div id="root">(.*)<\/div>\s*<script type="application/s.exec(html)?.[1] ?? '';

test('a text is rendered with its page for its member, and is kept nowhere on the way', async () => {
  const { response, html } = await read(her);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const part of ['비밀 제목', ...SAMPLE.split('\n')]) expect(drawnIn(html)).toContain(part);
  expect(html).toContain('학교에서 먹어');
  expect(html).toMatch(/<meta name="robots" content="noindex">/);
});

test('anybody else who asks for the same address, in turns and at once, finds nothing of it', async () => {
  const visitors = [her, him, guest()] as const;
  const check = async (who: (typeof visitors)[number]) => {
    const { html } = await read(who);
    for (const secret of SECRETS) expect(html.includes(secret), secret).toBe(who === her);
    if (who === him) expect(html).toContain(`"${him.username}"`);
  };
  for (const visitor of visitors) await check(visitor);
  await Promise.all([...visitors, ...visitors, ...visitors, ...visitors].map(check));
  for (const visitor of visitors.toReversed()) await check(visitor);
});

test.each([
  ['/my-lyrics', myLyrics.title],
  [`/my-lyrics/${'A'.repeat(22)}`, auth.required],
])('%s shows a guest %s, and no search engine anything', async (path, shown) => {
  const { html } = await read(guest(), path);
  expect(drawnIn(html)).toContain(shown);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test("another's text, a deleted one and one that never was are the same page", async () => {
  const gone = await her.added({ title: '지운 글' });
  await her.remove(gone.id);
  const pageOf = async (who: typeof her, id: string) => (await read(who, `/my-lyrics/${id}`)).html.replaceAll(id, 'ID');
  const [foreign, deleted, never] = [
    await pageOf(him, text.id),
    await pageOf(him, gone.id),
    await pageOf(him, 'A'.repeat(22)),
  ];
  for (const id of [text.id, gone.id, 'A'.repeat(22), 'no-id', '%20']) {
    const { response, html } = await read(him, `/my-lyrics/${id}`);
    expect([id, response.status]).toEqual([id, 404]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(drawnIn(html)).toContain(notFound.title);
  }
  const still = (html: string) => html.replace(/"renderedAt":\d+/, '');
  expect(still(foreign)).toBe(still(never));
  expect(still(deleted)).toBe(still(never));
});

test('an edited text is rendered as it is now; its form and its study are left to the browser', async () => {
  const { id, ...lyric } = await her.added({ text: '花' });
  await her.edit(id, { ...lyric, text: '鼻', title: '코' });
  expect(drawnIn((await read(her, `/my-lyrics/${id}`)).html)).toContain('鼻');
  const form = drawnIn((await read(her, `/my-lyrics/${id}?edit=true`)).html);
  expect(form).toContain('aria-busy="true"');
  expect(form).not.toContain('鼻');
});
