import { foundAll, searchQuery } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Answers } from '../../lib/answers.js';
import { problems } from '../../plugins/openapi.js';
import type { Search } from './search.service.js';

/** The one search over words, songs, artists, particles, endings and kanji, which anyone may make. */
export const searchRoutes: FastifyPluginAsyncZod<{ search: Search; answers: Answers }> = async (
  app,
  { search, answers },
) => {
  app.get(
    '/api/search',
    {
      config: { cached: true, shed: 'first', limit: 'search' },
      schema: {
        tags: ['search'],
        summary: 'Search everything',
        querystring: searchQuery,
        response: { 200: foundAll, ...problems },
      },
    },
    ({ query: { q } }, reply) => answers.send(reply, foundAll, () => search.everything(q)),
  );
};
