import { answerBody, answerResult, idempotencyHeaders, practiceResult, testStart, wordParams } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { learnerIdOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

export const wordTestRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study: { wordTests } }) => {
  const tags = ['word test'];
  const config = { access: 'anyone' } as const;

  app.post(
    '/api/my-words/:id/clear/start',
    {
      config,
      schema: { tags, summary: 'Begin a word test', params: wordParams, response: { 200: testStart, ...problems } },
    },
    (request) => wordTests.start(learnerIdOf(request), request.params.id),
  );

  app.post(
    '/api/my-words/:id/clear/answer',
    {
      config,
      schema: {
        tags,
        summary: 'Answer a word test',
        params: wordParams,
        headers: idempotencyHeaders,
        body: answerBody,
        response: { 200: answerResult, ...problems },
      },
    },
    (request) => {
      const id = request.params.id;
      const key = request.headers['idempotency-key'];
      return wordTests.answer(learnerIdOf(request), id, request.body, key);
    },
  );

  app.post(
    '/api/my-words/:id/practice',
    {
      config,
      schema: {
        tags,
        summary: 'Practise a word: graded, and nothing is earned',
        params: wordParams,
        headers: idempotencyHeaders,
        body: answerBody,
        response: { 200: practiceResult, ...problems },
      },
    },
    (request) => {
      const id = request.params.id;
      const key = request.headers['idempotency-key'];
      return wordTests.practice(learnerIdOf(request), id, request.body, key);
    },
  );
};
