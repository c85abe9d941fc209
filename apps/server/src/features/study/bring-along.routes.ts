import { BRING_MAX_BYTES, bringBody, bringParams, bringPreview, bringQuery, bringResult } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { arrayAsJson } from '../../lib/time-slice.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

const tags = ['saved words'];

/** The calls that import words from a file, in two steps: a preview, and the import. */
export const bringAlongRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study: { bringAlong } }) => {
  app.post(
    '/api/users/me/words/import/:token',
    {
      config: { access: 'member' },
      schema: {
        tags,
        summary: 'Keep the words of a file',
        params: bringParams,
        body: bringBody,
        response: { 200: bringResult, ...problems },
      },
    },
    (request) => bringAlong.keep(memberOf(request).memberId, request.params.token, request.body),
  );

  await app.register(async (files) => {
    const sent = files as typeof app;
    // Whatever content type a browser sends, the format follows from the file's content.
    sent.removeAllContentTypeParsers();
    sent.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    sent.post(
      '/api/users/me/words/import',
      {
        config: { access: 'member', limit: 'wordFiles' },
        bodyLimit: BRING_MAX_BYTES,
        schema: {
          tags,
          summary: 'What a file of words would do',
          consumes: ['application/octet-stream'],
          querystring: bringQuery,
          response: { 200: bringPreview, ...problems },
        },
      },
      async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const preview = await bringAlong.preview(memberOf(request).memberId, bytes, request.givenUp);
        // The serializer of the route would write thousands of rows in one turn of the event loop.
        const json = `{"token":${JSON.stringify(preview.token)},"rows":${await arrayAsJson(preview.rows)}}`;
        return reply.serializer(() => json).send(preview);
      },
    );
  });
};
