import { fail, wordDetail, wordParams, wordsPage, wordsQuery } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../plugins/openapi.js';
import { allWordsRoute } from './all-words.routes.js';
import type { Words } from './words.service.js';

/** The calls on words that anyone may make. */
export const wordRoutes: FastifyPluginAsyncZod<{ words: Words }> = async (app, { words }) => {
  const config = { revalidate: true, shed: 'first', limit: 'search' } as const;
  const tags = ['words'];

  app.get(
    '/api/words',
    {
      config,
      schema: {
        tags,
        summary: 'Search or list words',
        querystring: wordsQuery,
        response: { 200: wordsPage, ...problems },
      },
    },
    async ({ query }, reply) => {
      const start = performance.now();
      const page = words.page(query);
      if (query.q !== '') reply.timing('search', start);
      return page;
    },
  );

  await app.register(allWordsRoute, { words });

  app.get(
    '/api/words/:id',
    { config, schema: { tags, summary: 'One word', params: wordParams, response: { 200: wordDetail, ...problems } } },
    async ({ params }) => words.detail(params.id) ?? fail('word_not_found'),
  );
};
