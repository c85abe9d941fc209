import { changes, changesQuery } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../plugins/openapi.js';
import type { History } from './history.service.js';

/** The audit trail, for admins. */
export const historyRoutes: FastifyPluginAsyncZod<{ history: History }> = async (app, { history }) => {
  app.get(
    '/api/admin/changes',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['admin'],
        summary: 'What was changed by admins and the operator',
        querystring: changesQuery,
        response: { 200: changes, ...problems },
      },
    },
    ({ query }) => history.list(query),
  );
};
