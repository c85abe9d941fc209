import {
  adminQueue,
  type Decision,
  reportVerdictParams,
  synonymVerdictParams,
  wishVerdictParams,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Queue } from './queue.service.js';

const decisionOf = { accept: 'accepted', refuse: 'refused' } as const satisfies Record<string, Decision>;

/** Calls of admins for reports, own synonyms and wishes. */
export const queueRoutes: FastifyPluginAsyncZod<{ queue: Queue }> = async (app, { queue }) => {
  const tags = ['admin'];
  const config = { access: 'admin' } as const;
  const response = { 204: z.null(), ...problems };

  app.get(
    '/api/admin/queue',
    { config, schema: { tags, summary: 'What waits for an admin', response: { 200: adminQueue, ...problems } } },
    () => queue.list(),
  );

  app.post(
    '/api/admin/reports/:id/:verdict',
    { config, schema: { tags, summary: 'Accept or refuse a report', params: reportVerdictParams, response } },
    async (request, reply) => {
      const { id, verdict } = request.params;
      await queue.decideReport(memberOf(request).memberId, id, decisionOf[verdict]);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/wishes/:id/:verdict',
    { config, schema: { tags, summary: 'Accept or refuse a wish for a word', params: wishVerdictParams, response } },
    async (request, reply) => {
      const { id, verdict } = request.params;
      await queue.decideWish(id, decisionOf[verdict]);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/admin/synonyms/:id/:verdict',
    {
      config,
      schema: { tags, summary: "Accept or refuse a member's own synonym", params: synonymVerdictParams, response },
    },
    async (request, reply) => {
      const { id, verdict } = request.params;
      await queue.decideSynonym(memberOf(request).memberId, id, decisionOf[verdict]);
      return reply.code(204).send(null);
    },
  );
};
