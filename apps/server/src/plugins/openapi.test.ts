import { callNotes } from '@utarang/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serve } from '../../test/serve.js';

const { get, app } = await serve();

/** The calls that the API has: its routes, without those that show it, and whether the server lives. */
const calls = app
  .routeTable()
  .map(({ url }) => url.replace(/:(\w+)/g, '{$1}'))
  .filter((path) => /^\/(api\/(?!docs|openapi)|(health|ready)z)/.test(path));

test('every call of the API is described', async () => {
  const document = (await (await get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<
      string,
      { get: { summary: string; parameters?: { name: string; in: string; schema: object }[]; responses: object } }
    >;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(calls)].sort());
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

test('no answer has a shape that reads only: what transforms cannot write, and would be 500', () => {
  const answers = app.routeTable().flatMap(({ method, url, schema }) =>
    Object.entries((schema.response ?? {}) as Record<string, object>).flatMap(([status, answer]) => {
      return '_zod' in answer ? [{ of: `${status} ${method} ${url}`, shape: answer as z.ZodMiniType }] : [];
    }),
  );
  expect(answers.length).toBeGreaterThan(100);
  for (const { of, shape } of answers) expect(() => z.toJSONSchema(shape, { io: 'output' }), of).not.toThrow();
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
