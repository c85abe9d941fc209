import { heatmap, heatmapQuery, today } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

export const dayRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (app, { study: { days } }) => {
  const tags = ['progress'];
  const config = { access: 'member' } as const;

  app.get(
    '/api/users/me/progress/heatmap',
    {
      config,
      schema: {
        tags,
        summary: 'My days of a year, my stage and my streak',
        querystring: heatmapQuery,
        response: { 200: heatmap, ...problems },
      },
    },
    (request) => days.heatmap(memberOf(request).memberId, request.query.year),
  );

  app.get(
    '/api/users/me/today',
    { config, schema: { tags, summary: 'What waits for me today', response: { 200: today, ...problems } } },
    (request) => days.today(memberOf(request).memberId),
  );
};
