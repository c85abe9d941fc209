import { kanaList } from '@utarang/contract';
import { kanaChart } from '@utarang/domain/kana';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../plugins/openapi.js';

/** The lists of the reference, which are the same until the next release, and which anyone may read. */
export const referenceRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { revalidate: true, shed: 'first', limit: 'search' } as const;
  const tags = ['reference'];

  app.get(
    '/api/kana',
    { config, schema: { tags, summary: 'The kana of the chart', response: { 200: kanaList, ...problems } } },
    async () => [...kanaChart],
  );
};
