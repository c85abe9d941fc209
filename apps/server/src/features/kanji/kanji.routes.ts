import {
  fail,
  kanjiBridge,
  kanjiDetail,
  kanjiPage,
  kanjiParams,
  kanjiQuery,
  kanjiRadicals,
  knownKanji,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import type { Answers } from '../../lib/answers.js';
import { problems } from '../../plugins/openapi.js';
import type { Kanji } from './kanji.service.js';

type Options = {
  kanji: Kanji;
  answers: Answers;
  /** The words that a member knows: completed ones and those marked as known. */
  knownOf: (memberId: number) => Promise<readonly number[]>;
};

/** The calls on kanji, which anyone may make, and the one on those that a member knows. */
export const kanjiRoutes: FastifyPluginAsyncZod<Options> = async (app, { kanji, answers, knownOf }) => {
  const config = { cached: true, shed: 'first', limit: 'search' } as const;
  const tags = ['kanji'];

  app.get(
    '/api/kanji',
    {
      config,
      schema: {
        tags,
        summary: 'Search or list kanji',
        querystring: kanjiQuery,
        response: { 200: kanjiPage, ...problems },
      },
    },
    ({ query }, reply) => answers.send(reply, kanjiPage, () => kanji.page(query)),
  );

  app.get(
    '/api/kanji/radicals',
    {
      config,
      schema: { tags, summary: 'The radicals of kanji', response: { 200: kanjiRadicals, ...problems } },
    },
    (_request, reply) => answers.send(reply, kanjiRadicals, kanji.radicals),
  );

  app.get(
    '/api/kanji/bridge',
    {
      config,
      schema: {
        tags,
        summary: 'The rules from Korean sounds to on readings',
        response: { 200: kanjiBridge, ...problems },
      },
    },
    (_request, reply) => answers.send(reply, kanjiBridge, kanji.bridge),
  );

  app.get(
    '/api/kanji/:char',
    {
      config,
      schema: { tags, summary: 'One kanji', params: kanjiParams, response: { 200: kanjiDetail, ...problems } },
    },
    ({ params: { char } }, reply) =>
      answers.send(reply, kanjiDetail, () => kanji.detail(char) ?? fail('kanji_not_found')),
  );

  app.get(
    '/api/users/me/known-kanji',
    {
      config: { access: 'member' },
      schema: { tags, summary: 'The kanji of the words I know', response: { 200: knownKanji, ...problems } },
    },
    async (request) => ({ kanji: kanji.ofWords(await knownOf(memberOf(request).memberId)) }),
  );
};
