import { knownByMember, knownWordsBody, levelParams } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Study } from './study.service.js';

const PATH = '/api/users/me/known-words';

export const knownWordRoutes: FastifyPluginAsyncZod<{ study: Study }> = async (
  app,
  { study: { knownWords: known } },
) => {
  const config = { access: 'member' } as const;
  const tags = ['known words'];
  const response = { 200: knownByMember, ...problems };

  app.get(PATH, { config, schema: { tags, summary: 'The words I know already', response } }, (request) =>
    known.list(memberOf(request).memberId),
  );

  app.post(
    PATH,
    { config, schema: { tags, summary: 'Mark words as known', body: knownWordsBody, response } },
    (request) => known.mark(memberOf(request).memberId, request.body.wordIds),
  );

  app.post(
    `${PATH}/delete`,
    { config, schema: { tags, summary: 'Mark words as known no longer', body: knownWordsBody, response } },
    (request) => known.unmark(memberOf(request).memberId, request.body.wordIds),
  );

  app.post(
    `${PATH}/levels/:level`,
    { config, schema: { tags, summary: 'Mark the words of a level as known', params: levelParams, response } },
    (request) => known.markLevel(memberOf(request).memberId, request.params.level),
  );

  app.delete(
    `${PATH}/levels/:level`,
    {
      config,
      schema: { tags, summary: 'Mark the words of a level as known no longer', params: levelParams, response },
    },
    (request) => known.unmarkLevel(memberOf(request).memberId, request.params.level),
  );
};
