import {
  adminSentence,
  adminSentences,
  adminSentencesQuery,
  ifMatch,
  sentenceBody,
  sentenceChangeParams,
  sentenceHistory,
  sentenceParams,
  sentencePreview,
  sentencePreviewBody,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { versionIn } from '../../lib/if-match.js';
import { problems } from '../../plugins/openapi.js';
import type { PreviewSentence } from './preview.service.js';
import type { AdminSentenceBook } from './sentences.service.js';

type Options = { readonly sentences: AdminSentenceBook; readonly preview: PreviewSentence };

const PATH = '/api/admin/sentences';

/** Calls of admins for sentences and their quizzes (docs/product/admin.md#calls-for-sentences). */
export const adminSentenceRoutes: FastifyPluginAsyncZod<Options> = async (app, { sentences, preview }) => {
  const tags = ['admin'];
  const config = { access: 'admin' } as const;
  const response = { 200: adminSentence, ...problems };
  const params = sentenceParams;

  app.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'Sentences, as admins see them',
        querystring: adminSentencesQuery,
        response: { 200: adminSentences, ...problems },
      },
    },
    ({ query }) => sentences.list(query),
  );

  app.get(
    `${PATH}/:id`,
    { config, schema: { tags, summary: 'A sentence, as admins see it', params, response } },
    async ({ params }, reply) => {
      const sentence = await sentences.one(params.id);
      return reply.header('etag', `"${sentence.version}"`).send(sentence);
    },
  );

  app.post(
    PATH,
    {
      config,
      schema: { tags, summary: 'Add a sentence', body: sentenceBody, response: { 201: adminSentence, ...problems } },
    },
    async (request, reply) => {
      const sentence = await sentences.add(memberOf(request).memberId, request.body);
      return reply.code(201).header('etag', `"${sentence.version}"`).send(sentence);
    },
  );

  app.post(
    `${PATH}/preview`,
    {
      config,
      schema: {
        tags,
        summary: 'What a sentence would be',
        body: sentencePreviewBody,
        response: { 200: sentencePreview, ...problems },
      },
    },
    ({ body }) => preview(body),
  );

  app.put(
    `${PATH}/:id`,
    { config, schema: { tags, summary: 'Change a sentence', params, headers: ifMatch, body: sentenceBody, response } },
    async (request, reply) => {
      const expected = versionIn(request.headers['if-match']);
      const { memberId } = memberOf(request);
      const sentence = await sentences.edit(memberId, request.params.id, request.body, expected);
      return reply.header('etag', `"${sentence.version}"`).send(sentence);
    },
  );

  for (const [action, summary] of [
    ['retire', 'Show and ask a sentence no more'],
    ['restore', 'Show a retired sentence again'],
  ] as const) {
    app.post(
      `${PATH}/:id/${action}`,
      { config, schema: { tags, summary, params, headers: ifMatch, response } },
      async (request, reply) => {
        const expected = versionIn(request.headers['if-match']);
        const sentence = await sentences[action](memberOf(request).memberId, request.params.id, expected);
        return reply.header('etag', `"${sentence.version}"`).send(sentence);
      },
    );
  }

  app.get(
    `${PATH}/:id/history`,
    {
      config,
      schema: {
        tags,
        summary: 'What was changed of a sentence',
        params,
        response: { 200: sentenceHistory, ...problems },
      },
    },
    ({ params }) => sentences.history(params.id),
  );

  app.post(
    `${PATH}/:id/history/:changeId/revert`,
    { config, schema: { tags, summary: 'Take a change of a sentence back', params: sentenceChangeParams, response } },
    (request) => sentences.revert(memberOf(request).memberId, request.params.id, request.params.changeId),
  );
};
