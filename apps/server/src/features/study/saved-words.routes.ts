import {
  checkedWord,
  checkedWordIds,
  checkedWords,
  checkedWordsQuery,
  idempotencyHeaders,
  wordParams,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

export const savedWordRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study: { savedWords } }) => {
  const tags = ['saved words'];
  const config = { access: 'member' } as const;

  app.get(
    '/api/checked-words',
    {
      config,
      schema: {
        tags,
        summary: 'The words I saved',
        querystring: checkedWordsQuery,
        response: { 200: checkedWords, ...problems },
      },
    },
    (request) => savedWords.list(memberOf(request).memberId, request.query.status),
  );

  app.get(
    '/api/users/checked-words/ids',
    { config, schema: { tags, summary: 'Which words I saved', response: { 200: checkedWordIds, ...problems } } },
    (request) => savedWords.ids(memberOf(request).memberId),
  );

  app.post(
    '/api/checked-words/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Save a word',
        params: wordParams,
        headers: idempotencyHeaders,
        response: { 201: checkedWord, ...problems },
      },
    },
    async (request, reply) => {
      const id = request.params.id;
      const saved = await savedWords.save(memberOf(request).memberId, id, request.headers['idempotency-key']);
      return reply.code(201).send(saved);
    },
  );

  app.post(
    '/api/checked-words/delete/:id',
    {
      config,
      schema: { tags, summary: 'Save a word no longer', params: wordParams, response: { 204: z.null(), ...problems } },
    },
    async (request, reply) => {
      await savedWords.remove(memberOf(request).memberId, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
