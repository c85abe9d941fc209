import {
  endingDetail,
  endingList,
  entryParams,
  fail,
  grammarQuestions,
  grammarQuestionsQuery,
  kanaList,
  particleDetail,
  particleList,
} from '@utarang/contract';
import { kanaChart } from '@utarang/domain/kana';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Answers } from '../../lib/answers.js';
import { problems } from '../../plugins/openapi.js';
import type { Entries } from './entries.service.js';
import type { GrammarDrill } from './grammar-drill.service.js';

/** The lists of the reference, which anyone may read. */
export const referenceRoutes: FastifyPluginAsyncZod<{
  entries: Entries;
  grammar: GrammarDrill;
  answers: Answers;
}> = async (app, { entries, grammar, answers }) => {
  const shared = { access: 'public', shed: 'first', limit: 'search' } as const;
  const cached = { ...shared, cached: true } as const;
  const tags = ['reference'];

  app.get(
    '/api/kana',
    {
      config: { ...shared, revalidate: true },
      schema: { tags, summary: 'The kana of the chart', response: { 200: kanaList, ...problems } },
    },
    async () => [...kanaChart],
  );

  app.get(
    '/api/particles',
    { config: cached, schema: { tags, summary: 'Every particle', response: { 200: particleList, ...problems } } },
    (_request, reply) => answers.send(reply, particleList, entries.particles),
  );

  app.get(
    '/api/particles/:id',
    {
      config: cached,
      schema: { tags, summary: 'One particle', params: entryParams, response: { 200: particleDetail, ...problems } },
    },
    ({ params: { id } }, reply) =>
      answers.send(reply, particleDetail, () => entries.particle(id) ?? fail('entry_not_found')),
  );

  app.get(
    '/api/endings',
    { config: cached, schema: { tags, summary: 'Every ending', response: { 200: endingList, ...problems } } },
    (_request, reply) => answers.send(reply, endingList, entries.endings),
  );

  app.get(
    '/api/endings/:id',
    {
      config: cached,
      schema: { tags, summary: 'One ending', params: entryParams, response: { 200: endingDetail, ...problems } },
    },
    ({ params: { id } }, reply) =>
      answers.send(reply, endingDetail, () => entries.ending(id) ?? fail('entry_not_found')),
  );

  app.get(
    '/api/grammar-questions',
    {
      config: shared,
      schema: {
        tags,
        summary: 'Questions of the grammar drill',
        querystring: grammarQuestionsQuery,
        response: { 200: grammarQuestions, ...problems },
      },
    },
    async ({ query }) => grammar.questions(query),
  );
};
