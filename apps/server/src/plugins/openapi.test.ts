import { callNotes } from '@utarang/contract';
import { expect, test } from 'vitest';
import { serve } from '../../test/serve.js';

const { get } = await serve();

test('every call of the API is described', async () => {
  const document = (await (await get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<
      string,
      { get: { summary: string; parameters?: { name: string; in: string; schema: object }[]; responses: object } }
    >;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual([
    '/api/admin/artists',
    '/api/admin/artists/{id}',
    '/api/admin/artists/{id}/history',
    '/api/admin/artists/{id}/history/{changeId}/revert',
    '/api/admin/artists/{id}/restore',
    '/api/admin/artists/{id}/retire',
    '/api/admin/changes',
    '/api/admin/members',
    '/api/admin/members/{id}',
    '/api/admin/members/{id}/sessions',
    '/api/admin/members/{id}/suspend',
    '/api/admin/members/{id}/unsuspend',
    '/api/admin/queue',
    '/api/admin/reports/{id}/{verdict}',
    '/api/admin/sentences',
    '/api/admin/sentences/preview',
    '/api/admin/sentences/{id}',
    '/api/admin/sentences/{id}/history',
    '/api/admin/sentences/{id}/history/{changeId}/revert',
    '/api/admin/sentences/{id}/restore',
    '/api/admin/sentences/{id}/retire',
    '/api/admin/songs',
    '/api/admin/songs/{id}',
    '/api/admin/songs/{id}/history',
    '/api/admin/songs/{id}/history/{changeId}/revert',
    '/api/admin/songs/{id}/restore',
    '/api/admin/songs/{id}/retire',
    '/api/admin/synonyms/{id}/{verdict}',
    '/api/admin/words',
    '/api/admin/words/add',
    '/api/admin/words/export',
    '/api/admin/words/import',
    '/api/admin/words/{id}',
    '/api/admin/words/{id}/history',
    '/api/admin/words/{id}/history/{changeId}/revert',
    '/api/artists',
    '/api/artists/{id}',
    '/api/checked-words',
    '/api/checked-words/delete/{id}',
    '/api/checked-words/{id}',
    '/api/difficulties/{level}/words',
    '/api/endings',
    '/api/endings/{id}',
    '/api/fields',
    '/api/fields/{value}/words',
    '/api/kana',
    '/api/ko-like/all',
    '/api/ko-like/words',
    '/api/legal/{kind}',
    '/api/login',
    '/api/logout',
    '/api/my-lyrics',
    '/api/my-lyrics/corrections',
    '/api/my-lyrics/corrections/{id}',
    '/api/my-lyrics/{id}',
    '/api/my-words/sent-quiz/conditions',
    '/api/my-words/sent-quiz/random',
    '/api/my-words/sent-quiz/random-by-field',
    '/api/my-words/sent-quiz/submit',
    '/api/my-words/{id}/clear/answer',
    '/api/my-words/{id}/clear/start',
    '/api/my-words/{id}/practice',
    '/api/my-words/{id}/synonyms',
    '/api/my-words/{id}/synonyms/{synonymId}',
    '/api/particles',
    '/api/particles/{id}',
    '/api/sentences',
    '/api/songs',
    '/api/songs/{id}',
    '/api/start',
    '/api/text/analyse',
    '/api/users/check-email',
    '/api/users/check-username',
    '/api/users/checked-words/ids',
    '/api/users/find-id',
    '/api/users/me',
    '/api/users/me/export',
    '/api/users/me/fav-artists',
    '/api/users/me/fav-artists/exists',
    '/api/users/me/fav-artists/{id}',
    '/api/users/me/fav-artists/{id}/exists',
    '/api/users/me/fav-songs',
    '/api/users/me/fav-songs/exists',
    '/api/users/me/fav-songs/{id}',
    '/api/users/me/fav-songs/{id}/exists',
    '/api/users/me/password',
    '/api/users/me/progress/heatmap',
    '/api/users/me/sessions',
    '/api/users/me/sessions/{id}',
    '/api/users/me/today',
    '/api/users/reset-password',
    '/api/users/signup',
    '/api/words',
    '/api/words/all',
    '/api/words/{id}',
    '/api/words/{id}/examples',
    '/api/words/{id}/reports',
    '/healthz',
    '/readyz',
  ]);
  const words = document.paths['/api/words']!.get;
  expect(words.parameters?.map(({ name, in: where }) => `${where} ${name}`)).toEqual([
    'query mode',
    'query q',
    'query exact',
    'query page',
    'query size',
  ]);
  expect(words.parameters?.[0]?.schema).toMatchObject({ enum: ['pronunciation', 'meaning', 'all'], default: 'all' });
  expect(words.responses).toMatchObject({
    200: { content: { 'application/json': { schema: { properties: { interpretedAs: {} } } } } },
    '4XX': { content: { 'application/problem+json': { schema: { required: expect.arrayContaining(['code']) } } } },
  });
});

test('every call has a summary and a group, and says how a problem is answered', async () => {
  type Call = { summary?: string; tags?: string[]; responses: object };
  const document = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Call>> };
  const wanting = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { summary, tags, responses }]) => !summary || !tags || !('4XX' in responses && '5XX' in responses))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
  expect(wanting).toEqual([]);
});

test('what names cannot say is described', async () => {
  type Call = { description?: string; responses: object };
  const document = (await (await get('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Call>> };
  const noted = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { description }]) =>
      description === undefined ? [] : [[`${method.toUpperCase()} ${path}`, description]],
    ),
  );
  expect(Object.fromEntries(noted)).toEqual(callNotes);
  const properties = {
    points: { description: expect.stringContaining('earned') },
    attemptsLeft: { description: expect.stringContaining('null for guests') },
    near: { description: expect.stringContaining('costs no attempt') },
  };
  expect(document.paths['/api/my-words/{id}/clear/answer']!['post']!.responses).toMatchObject({
    200: { content: { 'application/json': { schema: { properties } } } },
  });
  expect(JSON.stringify(document.paths['/api/words']!['get'])).toContain('Counted from 0. A page past the end');
});

test('a page shows it, with what the policy allows', async () => {
  const page = await get('/api/docs');
  const html = await page.text();
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(html).not.toMatch(/<script(?![^>]* src=)/);
  for (const [, path] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect((await get(path!)).status).toBe(200);
});
