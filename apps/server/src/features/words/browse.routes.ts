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
import type { Browse } from './browse.service.js';

/** The calls of the browsing pages, which anyone may make. */
export const browseRoutes: FastifyPluginAsyncZod<{ browse: Browse }> = async (app, { browse }) => {
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
    async ({ params, query }) => browse.level(params.level, query),
  );

  app.get(
    '/api/fields',
    { config, schema: { tags, summary: 'The situations', response: { 200: fields, ...problems } } },
    async () => browse.fields(),
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
    async ({ params }) => browse.field(params.value),
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
    async ({ query }) => browse.koLike(query.q),
  );
};
