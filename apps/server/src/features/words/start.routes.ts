import { start as startAnswer } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../plugins/openapi.js';
import type { createStart } from './start.service.js';

/** The call for the content of the home page's start, for a browser that has come there from another page. */
export const startRoute: FastifyPluginAsyncZod<{ start: ReturnType<typeof createStart> }> = async (app, { start }) => {
  app.get(
    '/api/start',
    {
      config: { access: 'public', revalidate: true, shed: 'first', limit: 'search' },
      schema: {
        tags: ['words'],
        summary: "The day's word and the sizes of the levels",
        response: { 200: startAnswer, ...problems },
      },
    },
    async () => start(),
  );
};
