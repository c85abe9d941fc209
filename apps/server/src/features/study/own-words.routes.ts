import { ownWord, ownWordBody, ownWords, wordParams } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

/** Words of a member's own. */
export const ownWordRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study: { ownWords: own } }) => {
  const tags = ['saved words'];
  const config = { access: 'member' } as const;

  app.get(
    '/api/users/me/own-words',
    { config, schema: { tags, summary: 'My own words', response: { 200: ownWords, ...problems } } },
    (request) => own.list(memberOf(request).memberId),
  );

  app.post(
    '/api/users/me/own-words',
    {
      config,
      schema: { tags, summary: 'Add a word of my own', body: ownWordBody, response: { 201: ownWord, ...problems } },
    },
    async (request, reply) => reply.code(201).send(await own.add(memberOf(request).memberId, request.body)),
  );

  app.put(
    '/api/users/me/own-words/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a word of my own',
        params: wordParams,
        body: ownWordBody,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await own.change(memberOf(request).memberId, request.params.id, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/api/users/me/own-words/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a word of my own',
        params: wordParams,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await own.remove(memberOf(request).memberId, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
