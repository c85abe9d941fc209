import { analyseBody, analysedText } from '@utarang/contract';
import { PASTED_KINDS } from '@utarang/domain/pasted-kinds';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Analyser, costOf } from '../../analyser/analyser.js';
import { problems } from '../../plugins/openapi.js';

/**
 * The call that analyses any Japanese text, word by word. Anyone may make it; nothing is stored
 * (docs/product/lookup.md).
 */
export const textRoutes: FastifyPluginAsyncZod<{ analyser: Analyser }> = async (app, { analyser }) => {
  app.post(
    '/api/text/analyse',
    {
      config: { access: 'anyone', shed: 'first', limit: 'search' },
      schema: {
        tags: ['text'],
        summary: 'Read a Japanese text word by word',
        body: analyseBody,
        response: { 200: analysedText, ...problems },
      },
    },
    async ({ body: { text, asPasted, leave }, caller, givenUp }, reply) => {
      await app.rateLimits.spend('analysis', costOf(text), caller);
      return sendJson(
        reply,
        await analyser.analyse(text, { caller, signal: givenUp, leave: asPasted ? PASTED_KINDS : leave }),
      );
    },
  );
};

/** Sends the bytes that the worker wrote. Parsing and serializing them again here would block all other requests. */
const sendJson = (reply: FastifyReply, json: Uint8Array): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(Buffer.from(json.buffer, json.byteOffset, json.byteLength));
