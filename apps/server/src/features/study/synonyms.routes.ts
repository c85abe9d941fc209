import { synonym, synonymBody, synonyms as synonymList, synonymParams, wordParams } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

export const synonymRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study: { synonyms } }) => {
  const tags = ['word test'];
  const config = { access: 'member' } as const;
  const path = '/api/my-words/:id/synonyms';

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Answers that I count as right',
        params: wordParams,
        response: { 200: synonymList, ...problems },
      },
    },
    async (request) => synonyms.list(memberOf(request).memberId, request.params.id),
  );

  app.post(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'Count an answer as right from now on, for me alone',
        params: wordParams,
        body: synonymBody,
        response: { 201: synonym, ...problems },
      },
    },
    async (request, reply) => {
      const id = request.params.id;
      return reply.code(201).send(await synonyms.add(memberOf(request).memberId, id, request.body.answerKo));
    },
  );

  app.delete(
    `${path}/:synonymId`,
    {
      config,
      schema: {
        tags,
        summary: 'Count an answer as right no longer',
        params: synonymParams,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const id = request.params.id;
      await synonyms.remove(memberOf(request).memberId, id, request.params.synonymId);
      return reply.code(204).send(null);
    },
  );
};
