import { fail, type Legal, type LegalText, legal, legalParams, legalTexts, queryKeys } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PageSources } from '../../lib/page-source.js';
import { problems } from '../../plugins/openapi.js';

type Texts = Readonly<Record<LegalText, Legal>>;

export const legalRoutes: FastifyPluginAsyncZod<{ texts: Texts }> = async (app, { texts }) => {
  app.get(
    '/api/legal/:kind',
    {
      config: { access: 'public', revalidate: true },
      schema: {
        tags: ['legal'],
        summary: 'Privacy policy (`privacy`) or terms of use (`terms`)',
        params: legalParams,
        response: { 200: legal, ...problems },
      },
    },
    async ({ params }) => texts[legalTexts.find((kind) => kind === params.kind) ?? fail('not_found')],
  );
};

export const legalPages = (texts: Texts): PageSources => ({
  privacy: () => ({ queries: [{ key: queryKeys.legal('privacy'), data: texts.privacy }] }),
  terms: () => ({ queries: [{ key: queryKeys.legal('terms'), data: texts.terms }] }),
});
