import { allWords } from '@utarang/contract';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod/mini';
import { compress, type Encoding, encodingFor } from '../../lib/compression.js';
import { entityTag } from '../../lib/etag.js';
import { vary } from '../../lib/vary.js';
import { problems } from '../../plugins/openapi.js';
import type { Words } from './words.service.js';

type Prepared = { readonly etag: string; body(encoding: Encoding | null): Promise<Buffer> };

function prepare(words: Words): Prepared {
  const plain = Buffer.from(JSON.stringify(z.encode(allWords, words.all())));
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: entityTag(plain),
    body(encoding) {
      if (encoding === null) return Promise.resolve(plain);
      const body = compressed.get(encoding) ?? compress(plain, encoding, 'small');
      compressed.set(encoding, body);
      return body;
    },
  };
}

/** The whole catalogue as JSON, made and compressed once for each of its versions instead of for each request. */
export const allWordsRoute: FastifyPluginAsync<{ words: Words }> = async (app, { words }) => {
  let made: { version: string; prepared: Prepared } | undefined;
  const latest = (): Prepared => {
    const version = words.version();
    if (made?.version !== version) made = { version, prepared: prepare(words) };
    return made.prepared;
  };

  app.get(
    '/api/words/all',
    {
      config: { revalidate: true },
      schema: { tags: ['words'], summary: 'Every word', response: { 200: allWords, ...problems } },
    },
    async (request, reply) => {
      const { etag, body } = latest();
      const encoding = encodingFor(request.headers['accept-encoding']);
      vary(reply, 'Accept-Encoding');
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .header('etag', etag)
        .type('application/json; charset=utf-8')
        .send(await body(encoding));
    },
  );
};
