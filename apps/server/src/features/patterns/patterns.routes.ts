import {
  entryParams,
  grammarQuestions,
  idempotencyHeaders,
  patternAnswer,
  patternAnswerBody,
  savedPatterns,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Patterns } from './patterns.service.js';

/** The calls on the particles and endings that a member saves and reviews. */
export const patternRoutes: FastifyPluginAsyncZod<{ patterns: Patterns }> = async (app, { patterns }) => {
  const config = { access: 'member' } as const;
  const tags = ['patterns'];

  app.get(
    '/api/users/me/patterns',
    {
      config,
      schema: { tags, summary: 'The particles and endings I saved', response: { 200: savedPatterns, ...problems } },
    },
    (request) => patterns.state(memberOf(request).memberId),
  );

  app.post(
    '/api/users/me/patterns/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Save a particle or an ending',
        params: entryParams,
        response: { 200: savedPatterns, 201: savedPatterns, ...problems },
      },
    },
    async (request, reply) => {
      const { state, added } = await patterns.save(memberOf(request).memberId, request.params.id);
      return reply.code(added ? 201 : 200).send(state);
    },
  );

  app.delete(
    '/api/users/me/patterns/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Save a particle or an ending no longer',
        params: entryParams,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await patterns.remove(memberOf(request).memberId, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/review/patterns',
    {
      config,
      schema: {
        tags,
        summary: 'What I saved of particles and endings, as it is asked today',
        response: { 200: grammarQuestions, ...problems },
      },
    },
    (request) => patterns.questions(memberOf(request).memberId),
  );

  app.post(
    '/api/review/patterns/:id/answer',
    {
      config,
      schema: {
        tags,
        summary: 'Answer a question of a particle or an ending that I saved',
        params: entryParams,
        headers: idempotencyHeaders,
        body: patternAnswerBody,
        response: { 200: patternAnswer, ...problems },
      },
    },
    (request) =>
      patterns.answer(memberOf(request).memberId, request.params.id, request.body, request.headers['idempotency-key']),
  );
};
