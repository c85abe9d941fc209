import { findIdBody, findIdResult, resetBody, resetResult } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../plugins/openapi.js';
import type { Accounts } from './accounts.service.js';

export const recoveryRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  const tags = ['account'];

  app.post(
    '/api/users/find-id',
    {
      config: { access: 'anyone', limit: 'findId', withoutSession: true },
      schema: {
        tags,
        summary: 'Find a forgotten username',
        body: findIdBody(accounts.today),
        response: { 200: findIdResult, ...problems },
      },
    },
    ({ body }) => accounts.recovery.findId(body),
  );

  app.post(
    '/api/users/reset-password',
    {
      config: { access: 'anyone', limit: 'recovery', withoutSession: true },
      schema: {
        tags,
        summary: 'Mail a temporary password, if name and address belong together; the answer does not tell',
        body: resetBody,
        response: { 202: resetResult, ...problems },
      },
    },
    async (request, reply) => {
      accounts.recovery.startReset(request.body, app.deviceToken(request));
      return reply.code(202).send({});
    },
  );
};
