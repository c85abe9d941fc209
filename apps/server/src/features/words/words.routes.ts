import {
  accentsQuery,
  allWords,
  examplesPage,
  examplesQuery,
  fail,
  sentencesPage,
  sentencesQuery,
  type WordsPage,
  wordAccents,
  wordBook,
  wordDetail,
  wordParams,
  wordsPage,
  wordsQuery,
} from '@utarang/contract';
import type { SearchText } from '@utarang/domain/language';
import type { ListQuery } from '@utarang/domain/search';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Answers } from '../../lib/answers.js';
import { problems } from '../../plugins/openapi.js';
import type { Unanswered } from './unanswered.service.js';
import type { Words } from './words.service.js';

/** Checks whether neither mode finds anything. An exact search does not count. */
const isUnanswered = ({ exact, page }: Pick<ListQuery, 'exact' | 'page'>, { totalElements, otherModes }: WordsPage) =>
  !exact && page === 0 && totalElements === 0 && !otherModes?.pronunciation && !otherModes?.meaning;

type Options = {
  words: Words;
  answers: Answers;
  unanswered: Pick<Unanswered, 'note'>;
  /** Checks whether a song, an artist, a particle or an ending matches a query. */
  answersElsewhere: (q: SearchText) => boolean;
};

/** The calls on words that anyone may make. */
export const wordRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { words, answers, unanswered, answersElsewhere },
) => {
  /** The cached answers that found nothing, so that a request that is answered from the cache is counted, too. */
  const foundNothing = new WeakSet<object>();
  const config = { cached: true, shed: 'first', limit: 'search' } as const;
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
      let found: WordsPage | null = null;
      const answer = answers.sent(reply, wordsPage, () => {
        found = words.page(query);
        return found;
      });
      if (found && isUnanswered(query, found) && !answersElsewhere(query.q)) foundNothing.add(answer);
      if (foundNothing.has(answer)) unanswered.note(query.q);
    },
  );

  app.get(
    '/api/words/all',
    {
      config: { cached: true },
      schema: { tags, summary: 'Every word', response: { 200: allWords, ...problems } },
    },
    (_request, reply) => answers.send(reply, allWords, () => words.all()),
  );

  app.get(
    '/api/words/book',
    {
      config: { cached: true, shed: 'first' },
      schema: { tags, summary: 'The words for a search on the device', response: { 200: wordBook, ...problems } },
    },
    (_request, reply) => answers.send(reply, wordBook, () => words.book()),
  );

  app.get(
    '/api/words/accents',
    {
      config,
      schema: {
        tags,
        summary: 'How words are said',
        querystring: accentsQuery,
        response: { 200: wordAccents, ...problems },
      },
    },
    ({ query: { ids } }, reply) => answers.send(reply, wordAccents, () => words.accents(ids)),
  );

  app.get(
    '/api/words/:id',
    { config, schema: { tags, summary: 'One word', params: wordParams, response: { 200: wordDetail, ...problems } } },
    ({ params: { id } }, reply) => answers.send(reply, wordDetail, () => words.detail(id) ?? fail('word_not_found')),
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
    ({ params: { id }, query }, reply) => answers.send(reply, examplesPage, () => words.examples(id, query)),
  );

  app.get(
    '/api/sentences',
    {
      config,
      schema: {
        tags,
        summary: 'Sentences whose Korean holds a query',
        querystring: sentencesQuery,
        response: { 200: sentencesPage, ...problems },
      },
    },
    ({ query }, reply) => answers.send(reply, sentencesPage, () => words.sentences(query)),
  );
};
