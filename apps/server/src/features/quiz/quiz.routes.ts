import {
  idempotencyHeaders,
  quiz,
  quizByFieldQuery,
  quizByLevelQuery,
  quizConditions,
  quizResult,
  quizSubmission,
} from '@utarang/contract';
import type { QuizAsk } from '@utarang/domain/quiz';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { learnerIdOf } from '../../auth/viewer.js';
import type { Config } from '../../config.js';
import { problems } from '../../plugins/openapi.js';
import type { Quizzes } from './quiz.service.js';
import type { Condition } from './quiz-book.js';
import { newSitting, readSitting, writeSitting } from './sitting.js';

type Options = {
  readonly quizzes: Quizzes;
  readonly config: Pick<Config, 'publicUrl'>;
  /** The key that the cookies of sittings are signed with. */
  readonly key: () => Promise<string>;
};

const PATH = '/api/my-words/sent-quiz';

/** The calls of the sentence quiz, which anyone may make. */
export const quizRoutes: FastifyPluginAsyncZod<Options> = async (app, { quizzes, config, key }) => {
  const tags = ['sentence quiz'];
  const access = { config: { access: 'anyone' } } as const;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  /** A session cookie: the browser drops it when it is closed. */
  const cookie = { path: PATH, httpOnly: true, sameSite: 'lax', secure } as const;

  const give = async (request: FastifyRequest, reply: FastifyReply, condition: Condition, ask: QuizAsk) => {
    const signedWith = await key();
    const sitting = readSitting(request.cookies['quiz'], signedWith) ?? newSitting();
    const given = await quizzes.give(learnerIdOf(request), condition, sitting, ask);
    if (given) reply.setCookie('quiz', writeSitting(given.sitting, signedWith), cookie);
    return given?.quiz ?? null;
  };
  const response = { 200: quiz, 204: z.null(), ...problems };

  app.get(
    `${PATH}/conditions`,
    {
      config: { access: 'public' },
      schema: { tags, summary: 'What can be asked for', response: { 200: quizConditions, ...problems } },
    },
    async () => quizzes.conditions(),
  );

  app.get(
    `${PATH}/random`,
    { ...access, schema: { tags, summary: 'A quiz of a level', querystring: quizByLevelQuery, response } },
    async (request, reply) => {
      const given = await give(request, reply, { kind: 'sentence', level: request.query.level }, request.query.ask);
      return given ? reply.code(200).send(given) : reply.code(204).send(null);
    },
  );

  app.get(
    `${PATH}/random-by-field`,
    { ...access, schema: { tags, summary: 'A quiz of a situation', querystring: quizByFieldQuery, response } },
    async (request, reply) => {
      const given = await give(request, reply, { kind: 'field', value: request.query.value }, request.query.ask);
      return given ? reply.code(200).send(given) : reply.code(204).send(null);
    },
  );

  app.post(
    `${PATH}/submit`,
    {
      ...access,
      schema: {
        tags,
        summary: 'Answer a quiz',
        headers: idempotencyHeaders,
        body: quizSubmission,
        response: { 200: quizResult, ...problems },
      },
    },
    (request) => quizzes.submit(learnerIdOf(request), request.body, request.headers['idempotency-key']),
  );
};
