import {
  allWords,
  examplesPage,
  examplesQuery,
  fail,
  wordDetail,
  wordParams,
  wordsPage,
  wordsQuery,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Answers, queryIn } from '../../lib/answers.js';
import { problems } from '../../plugins/openapi.js';
import type { ListQuery } from './listing.js';
import type { Words } from './words.service.js';

/** Without a query the words are listed, the same in every mode. */
function keyOf({ page, size, mode, exact, q }: Required<Omit<ListQuery, 'inList'>>): string {
  const list = `words ${page} ${size}`;
  return queryIn({ q }) === '' ? list : `${list} ${mode} ${exact} ${q}`;
}

/** The calls on words that anyone may make. */
export const wordRoutes: FastifyPluginAsyncZod<{ words: Words; answers: Answers }> = async (
  app,
  { words, answers },
) => {
  const config = { kept: true, shed: 'first', limit: 'search' } as const;
  const tags = ['words'];

  app.get(
    '/api/words',
    {
      config,
      schema: {
        tags,
        summary: 'Search or list words',
        querystring: wordsQuery,
        response: { 200: wordsPage, ...problems },
      },
    },
    ({ query }, reply) => {
      answers.send(reply, { key: keyOf(query), schema: wordsPage }, () => words.page(query));
    },
  );

  app.get(
    '/api/words/all',
    {
      config: { kept: true },
      schema: { tags, summary: 'Every word', response: { 200: allWords, ...problems } },
    },
    (_request, reply) => answers.send(reply, { key: 'all', schema: allWords }, () => words.all()),
  );

  app.get(
    '/api/words/:id',
    { config, schema: { tags, summary: 'One word', params: wordParams, response: { 200: wordDetail, ...problems } } },
    ({ params: { id } }, reply) =>
      answers.send(reply, { key: `word ${id}`, schema: wordDetail }, () => words.detail(id) ?? fail('word_not_found')),
  );

  app.get(
    '/api/words/:id/examples',
    {
      config,
      schema: {
        tags,
        summary: 'Sentences in which a word stands',
        params: wordParams,
        querystring: examplesQuery,
        response: { 200: examplesPage, ...problems },
      },
    },
    ({ params: { id }, query }, reply) =>
      answers.send(reply, { key: `examples ${id} ${query.page} ${query.size}`, schema: examplesPage }, () =>
        words.examples(id, query),
      ),
  );
};
