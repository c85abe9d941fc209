import {
  fieldParams,
  fields,
  fieldWords,
  koLikePageQuery,
  koLikeQuery,
  koLikeWords,
  koLikeWordsPage,
  levelParams,
  levelWordsPage,
  levelWordsQuery,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Answers } from '../../lib/answers.js';
import { problems } from '../../plugins/openapi.js';
import type { Words } from './words.service.js';

/** The calls of the browsing pages, which anyone may make. */
export const browseRoutes: FastifyPluginAsyncZod<{ words: Words; answers: Answers }> = async (
  app,
  { words, answers },
) => {
  const config = { cached: true, shed: 'first', limit: 'search' } as const;
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
    ({ params: { level }, query }, reply) => answers.send(reply, levelWordsPage, () => words.levelPage(level, query)),
  );

  app.get(
    '/api/fields',
    { config, schema: { tags, summary: 'The situations', response: { 200: fields, ...problems } } },
    (_request, reply) => answers.send(reply, fields, () => words.fields()),
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
    ({ params: { value } }, reply) => answers.send(reply, fieldWords, () => words.fieldWords(value)),
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
    ({ query }, reply) => answers.send(reply, koLikeWords, () => words.koLike(query.q)),
  );

  app.get(
    '/api/ko-like/words',
    {
      config,
      schema: {
        tags,
        summary: 'Words that Korean has too, page by page',
        querystring: koLikePageQuery,
        response: { 200: koLikeWordsPage, ...problems },
      },
    },
    ({ query }, reply) => answers.send(reply, koLikeWordsPage, () => words.koLikePage(query)),
  );
};
