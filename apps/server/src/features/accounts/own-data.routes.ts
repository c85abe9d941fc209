import { deleteBody, memberExport, sessionParams, sessions } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Accounts } from './accounts.service.js';

export const ownDataRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  const tags = ['account'];
  const config = { access: 'member' } as const;
  const done = { 204: z.null(), ...problems };
  const { ownData } = accounts;

  app.get(
    '/api/users/me/sessions',
    { config, schema: { tags, summary: 'Where I am logged in', response: { 200: sessions, ...problems } } },
    (request) => ownData.listSessions(memberOf(request)),
  );

  app.delete(
    '/api/users/me/sessions',
    { config, schema: { tags, summary: 'End all my sessions but this one', response: done } },
    async (request, reply) => {
      await ownData.endOtherSessions(memberOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/users/me/sessions/:id',
    { config, schema: { tags, summary: 'End one of my sessions', params: sessionParams, response: done } },
    async (request, reply) => {
      await ownData.endSession(memberOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/users/me/export',
    {
      config,
      schema: { tags, summary: 'Everything that is kept of me', response: { 200: memberExport, ...problems } },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="utarang.json"');
      return ownData.export(memberOf(request));
    },
  );

  app.delete(
    '/api/users/me',
    { config, schema: { tags, summary: 'Delete my account', body: deleteBody, response: done } },
    async (request, reply) => {
      await ownData.delete(memberOf(request), request.body);
      return reply.clearSession().code(204).send(null);
    },
  );
};
