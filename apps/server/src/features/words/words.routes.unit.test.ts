import type { WordsPage } from '@utarang/contract';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { createAnswers } from '../../lib/answers.js';
import { wordRoutes } from './words.routes.js';
import type { Words } from './words.service.js';

const served = async (answersElsewhere: (q: string) => boolean) => {
  const nothing: WordsPage = {
    ...{ content: [], number: 0, size: 20, totalPages: 0, totalElements: 0 },
    interpretedAs: null,
  };
  const noted: string[] = [];
  const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await app.register(wordRoutes, {
    words: { page: () => nothing } as unknown as Words,
    answers: createAnswers({ version: () => '1', checked: false }),
    unanswered: { note: (query) => void noted.push(query) },
    answersElsewhere,
  });
  return { noted, ask: (q: string) => app.inject({ url: '/api/words', query: { q } }) };
};

test('however many searches found nothing, the next one is counted, and again when its answer is kept', async () => {
  const { noted, ask } = await served(() => false);
  for (let index = 0; index < 5_001; index++) await ask(`뮬${index}`);
  noted.length = 0;
  for (let times = 0; times < 2; times++) expect((await ask('뮤쟈')).statusCode).toBe(200);
  expect(noted).toEqual(['뮤쟈', '뮤쟈']);
});

test('a search that a song answers is not without an answer', async () => {
  const { noted, ask } = await served((q) => q === '요아소비');
  await ask('요아소비');
  await ask('뮤쟈');
  expect(noted).toEqual(['뮤쟈']);
});
