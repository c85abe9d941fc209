import {
  fieldParams,
  fields,
  fieldWords,
  koLikeQuery,
  koLikeWords,
  levelParams,
  levelWordsPage,
  levelWordsQuery,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../plugins/openapi.js';
import type { Words } from './words.service.js';

/** The calls of the browsing pages, which anyone may make. */
export const browseRoutes: FastifyPluginAsyncZod<{ words: Words }> = async (app, { words }) => {
  const config = { revalidate: true, shed: 'first', limit: 'search' } as const;
  const tags = ['words'];

  app.get(
    '/api/difficulties/:level/words',
    {
      config,
      schema: {
        tags,
        summary: 'The words of a level',
        params: levelParams,
        querystring: levelWordsQuery,
        response: { 200: levelWordsPage, ...problems },
      },
    },
    async ({ params, query }) => words.levelPage(params.level, query),
  );

  app.get(
    '/api/fields',
    { config, schema: { tags, summary: 'The situations', response: { 200: fields, ...problems } } },
    async () => words.fields(),
  );

  app.get(
    '/api/fields/:value/words',
    {
      config,
      schema: {
        tags,
        summary: 'The words of a situation',
        params: fieldParams,
        response: { 200: fieldWords, ...problems },
      },
    },
    async ({ params }) => words.fieldWords(params.value),
  );

  app.get(
    '/api/ko-like/all',
    {
      config,
      schema: {
        tags,
        summary: 'Words that Korean has too',
        querystring: koLikeQuery,
        response: { 200: koLikeWords, ...problems },
      },
    },
    async ({ query }) => words.koLike(query.q),
  );
};
