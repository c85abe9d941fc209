import { PAGE_SIZE } from '@utarang/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryCatalogue, sampleWords } from '../../../test/catalogue.js';
import { rawGet } from '../../../test/raw.js';
import { serve } from '../../../test/serve.js';
import { serveStudy } from '../../../test/study.js';

const many = Array.from({ length: 60 }, (_, n) => ({ ...sampleWords[0]!, id: 60_000 - n }));
const lists = {
  fields: [{ name: '학교 생활' }],
  fieldWords: many.map(({ id }, position) => ({
    field: '학교 생활',
    position,
    wordId: id,
    meaningKo: null,
    hidesLevel: false,
  })),
  koLike: many.map(({ id }, position) => ({ wordId: id, position, hanja: '식', caution: null })),
};
const serveMany = (env = {}) =>
  serve({ catalogue: memoryCatalogue(many, lists), until: onTestFinished, env: { LOG_LEVEL: 'silent', ...env } });

const wasKept = (response: Response) => response.headers.get('server-timing') === 'kept';
const nfd = encodeURIComponent('타베'.normalize('NFD'));
const field = encodeURIComponent('학교 생활');

// biome-ignore format: a table, to be read down
test.each([
  ['/api/words',                        `/api/words?page=0&size=${PAGE_SIZE}&mode=all&q=`],
  ['/api/words?page=1',                 '/api/words?mode=meaning&exact=true&page=1&q=%20%E2%80%8B'],
  ['/api/words?q=타베',                 `/api/words?size=${PAGE_SIZE}&q=%20${nfd}+&mode=all&exact=false&more=1`],
  ['/api/difficulties/N5/words',        '/api/difficulties/n5/words?q=%20&page=0'],
  ['/api/difficulties/N5/words?q=타베', `/api/difficulties/n5/words?size=${PAGE_SIZE}&q=${nfd}`],
  [`/api/fields/${field}/words`,        `/api/fields/${encodeURIComponent('학교 생활'.normalize('NFD'))}/words?q=1`],
  ['/api/ko-like/all',                  '/api/ko-like/all?q=%E2%80%8B'],
  ['/api/ko-like/words',                `/api/ko-like/words?size=${PAGE_SIZE}&page=0&q=%20`],
  ['/api/words/60000',                  '/api/words/60000?utm_source=chat'],
  ['/api/fields',                       '/api/fields?'],
  ['/api/words/all',                    '/api/words/all?x'],
])('%s is made once, and kept for %s', async (path, alike) => {
  const { get } = await serveMany();
  const [first, second] = [await get(path), await get(alike)];
  expect([first.status, wasKept(first), wasKept(second)]).toEqual([200, false, true]);
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
});

// biome-ignore format: a table, to be read down
test.each([
  ['/api/words', '/api/words?page=1', '/api/words?size=23', '/api/words?q=타베', '/api/words?q=타베&mode=meaning',
   '/api/words?q=타베&page=1', '/api/words?q=타베&size=23', '/api/words?q=타베&exact=true', '/api/words?q=타',
   '/api/words/all', '/api/words/60000', '/api/words/59999', '/api/fields', `/api/fields/${field}/words`,
   '/api/difficulties/N5/words', '/api/difficulties/N4/words', '/api/difficulties/N5/words?q=타베',
   '/api/difficulties/N5/words?page=1', '/api/ko-like/all', '/api/ko-like/all?q=타베',
   '/api/ko-like/words', '/api/ko-like/words?page=1', '/api/ko-like/words?q=타베', '/api/ko-like/words?size=23'],
])('other questions have answers of their own', async (...paths) => {
  const { get } = await serveMany();
  const before = await Promise.all(paths.map((path) => get(path)));
  expect(before.map(wasKept)).toEqual(paths.map(() => false));
  const bodies = await Promise.all(before.map((response) => response.text()));
  for (const [index, path] of paths.toReversed().entries()) {
    const again = await get(path);
    expect([wasKept(again), await again.text()]).toEqual([true, bodies.at(-1 - index)]);
  }
});

test('in production the same bytes are sent, without being held to the contract each time', async () => {
  const [tested, live] = [await serveMany(), await serveMany({ NODE_ENV: 'production', SHEDDING: 'on' })];
  for (const path of ['/api/words', '/api/words?q=타베', '/api/words/60000', '/api/ko-like/all', '/api/words/all']) {
    const [one, other] = [await tested.get(path), await live.get(path)];
    expect(await other.text()).toBe(await one.text());
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
  }
});

test('what fails is not kept', async () => {
  const catalogue = memoryCatalogue(many);
  const { get } = await serve({ catalogue, until: onTestFinished });
  vi.spyOn(catalogue.lists.all, 'search').mockImplementationOnce(() => {
    throw new Error('no');
  });
  expect((await get('/api/words?q=타베')).status).toBe(500);
  expect((await get('/api/words?q=타베')).status).toBe(200);
  expect((await get('/api/words/1')).status).toBe(404);
  catalogue.replace([...many, { ...many[0]!, id: 1 }]);
  expect((await get('/api/words/1')).status).toBe(200);
});

test.each(['/api/words?q=타베', '/api/words/60000', '/api/ko-like/all'])(
  'each form of %s says the same, kept or not, and so does 304',
  async (path) => {
    const { get, port } = await serveMany();
    const as = async (encoding: string) => {
      const response = await get(path, { headers: { 'Accept-Encoding': encoding } });
      const { headers } = response;
      return [headers.get('content-encoding'), headers.get('vary'), headers.get('etag'), await response.text()];
    };
    const [, , etag, text] = await as('identity');
    for (const _ of ['made', 'kept']) {
      expect(await as('br')).toEqual(['br', 'Accept-Encoding', etag, text]);
      expect(await as('gzip')).toEqual(['gzip', 'Accept-Encoding', etag, text]);
      expect(await as('identity')).toEqual([null, 'Accept-Encoding', etag, text]);
      const unchanged = await rawGet(port, encodeURI(path), [`If-None-Match: ${etag}`, 'Accept-Encoding: br']);
      expect([unchanged.status, unchanged.body]).toEqual([304, '']);
      const headers = ['etag', 'vary', 'cache-control', 'content-type', 'content-encoding', 'content-length'];
      expect(headers.map((name) => unchanged.headers.get(name))).toEqual([
        ...[etag, 'Accept-Encoding', 'no-cache'],
        ...[null, null, null],
      ]);
    }
    const head = await get(path, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect([head.status, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
      ...[200, etag],
      String(Buffer.byteLength(String(text))),
    ]);
  },
);

test('two members and a guest are answered the same, in turns and at once, with nothing of theirs', async () => {
  const { learner, guest } = await serveStudy();
  const [her, him] = [await learner(), await learner()];
  await her.save(50_412);
  await him.answer(50_201, '학교');
  const visitors = [her, guest(), him];
  for (const path of ['/api/words', '/api/words?q=타베', '/api/words/50412', '/api/difficulties/N5/words']) {
    const asked = [];
    for (const visitor of visitors) asked.push(await visitor.get(path));
    asked.push(...(await Promise.all([...visitors, ...visitors].map((visitor) => visitor.get(path)))));
    const texts = await Promise.all(asked.map((response) => response.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toMatch(/saved|checked|status|progress|attempts/i);
    for (const { headers } of asked) {
      expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['no-cache', null]);
    }
  }
  expect(await (await her.get('/api/users/checked-words/ids')).json()).not.toEqual(
    await (await him.get('/api/users/checked-words/ids')).json(),
  );
});

test("a guest's request asks the database for nothing", async () => {
  const { learner, guest, database } = await serveStudy();
  const her = await learner();
  const query = vi.spyOn(database.pool, 'query');
  const connect = vi.spyOn(database.pool, 'connect');
  const asked = () => query.mock.calls.length + connect.mock.calls.length;
  const paths = ['/', '/?q=타베', '/jlpt?level=N5', '/words/50412', '/mywords', '/nowhere', '/healthz'];
  const calls = ['/api/words', '/api/words?q=타베', '/api/words/50412', '/api/words/all', '/api/ko-like/all'];
  const personal = ['/api/users/me'];
  for (const path of [...paths, ...calls, ...personal]) {
    await (await guest().get(path)).text();
    expect([path, asked()]).toEqual([path, 0]);
  }
  await (await her.get('/')).text();
  expect(asked()).toBeGreaterThan(0);
});
