import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createAnswers } from './answers.js';

const text = z.object({ text: z.string() });
const querystring = z.object({
  q: z._default(z.string(), ''),
  mode: z._default(z.string(), 'all'),
  order: z._default(z.string(), 'id'),
});

/**
 * Asks each address, one after the other, and tells the call that made the answer, and whether it was cached before.
 */
async function asked(...urls: readonly string[]) {
  const answers = createAnswers({ version: () => '1', checked: true });
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  app.get('/songs/:id', (request, reply) => answers.send(reply, text, () => ({ text: request.url })));
  app.get('/words/:id', (request, reply) => answers.send(reply, text, () => ({ text: request.url })));
  app.get('/search', { schema: { querystring } }, (request, reply) =>
    answers.send(reply, text, () => ({ text: request.url })),
  );
  app.get('/plain', { schema: { querystring: z.omit(querystring, { q: true }) } }, (request, reply) =>
    answers.send(reply, text, () => ({ text: request.url })),
  );
  const found: string[] = [];
  for (const url of urls) found.push((await app.inject({ url })).json<{ text: string }>().text);
  return found;
}

// biome-ignore format: a table, to be read down
test.each([
  ['two calls about the same id',          '/songs/1',           '/words/1'],
  ['two ids',                              '/songs/1',           '/songs/2'],
  ['two searches',                         '/search?q=a',        '/search?q=b'],
  ['two ways to search',                   '/search?q=a',        '/search?q=a&mode=meaning'],
  ['two orders',                           '/search?q=a',        '/search?q=a&order=word'],
  ['two orders of a list',                 '/search',            '/search?order=word'],
  ['two modes of a call without a search', '/plain?mode=all',    '/plain?mode=meaning'],
])('%s have answers of their own', async (_, one, other) => {
  expect(await asked(one, other)).toEqual([one, other]);
});

// biome-ignore format: a table, to be read down
test.each([
  ['what no schema reads',                 '/songs/1',           '/songs/1?from=chat'],
  ['what the schema does not know',        '/search?q=a',        '/search?q=a&from=chat'],
  ['a default that is said',               '/search?q=a',        '/search?order=id&mode=all&q=a'],
  ['how one would search for nothing',     '/search',            '/search?q=%20%E2%80%8B&mode=meaning'],
])('%s asks for nothing else', async (_, one, other) => {
  expect(await asked(one, other)).toEqual([one, one]);
});
