import { reportBody, reported, wordParams } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

export const reportRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study: { reports } }) => {
  app.post(
    '/api/words/:id/reports',
    {
      config: { access: 'member' },
      schema: {
        tags: ['words'],
        summary: 'Report that something in a word is wrong',
        params: wordParams,
        body: reportBody,
        response: { 201: reported, ...problems },
      },
    },
    async (request, reply) => {
      const id = request.params.id;
      return reply.code(201).send(await reports.add(memberOf(request).memberId, id, request.body));
    },
  );
};
