import {
  addWordBody,
  adminWord,
  adminWordParams,
  adminWords,
  changeParams,
  editWordBody,
  ifMatch,
  revertedWord,
  wordHistory,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { versionIn } from '../../lib/if-match.js';
import { problems } from '../../plugins/openapi.js';
import type { AdminWords } from './words.service.js';

/** Calls of admins for words (docs/product/admin.md#calls-of-admins). */
export const adminWordRoutes: FastifyPluginAsyncZod<{ adminWords: AdminWords }> = async (
  app,
  { adminWords: words },
) => {
  const tags = ['admin'];
  const config = { access: 'admin' } as const;

  app.get(
    '/api/admin/words',
    { config, schema: { tags, summary: 'Every word, as admins see it', response: { 200: adminWords, ...problems } } },
    () => words.list(),
  );

  app.post(
    '/api/admin/words/add',
    { config, schema: { tags, summary: 'Add a word', body: addWordBody, response: { 201: adminWord, ...problems } } },
    async (request, reply) => {
      const word = await words.add(memberOf(request).memberId, request.body);
      return reply.code(201).header('etag', `"${word.version}"`).send(word);
    },
  );

  app.put(
    '/api/admin/words/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change a word',
        params: adminWordParams,
        headers: ifMatch,
        body: editWordBody,
        response: { 200: adminWord, ...problems },
      },
    },
    async (request, reply) => {
      const expected = versionIn(request.headers['if-match']);
      const word = await words.edit(memberOf(request).memberId, request.params.id, request.body, expected);
      return reply.header('etag', `"${word.version}"`).send(word);
    },
  );

  app.get(
    '/api/admin/words/:id/history',
    {
      config,
      schema: {
        tags,
        summary: 'What was changed of a word',
        params: adminWordParams,
        response: { 200: wordHistory, ...problems },
      },
    },
    ({ params }) => words.history(params.id),
  );

  app.post(
    '/api/admin/words/:id/history/:changeId/revert',
    {
      config,
      schema: {
        tags,
        summary: 'Take a change of a word back',
        params: changeParams,
        response: { 200: revertedWord, ...problems },
      },
    },
    (request) => words.revert(memberOf(request).memberId, request.params.id, request.params.changeId),
  );
};
