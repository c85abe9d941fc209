import {
  idempotencyHeaders,
  review,
  reviewAhead,
  reviewAnswerBody,
  reviewDay,
  reviewNote,
  reviewNoteBody,
  reviewQuery,
  reviewRated,
  reviewRatingBody,
  reviewResult,
  reviewSettings,
  reviewSettingsBody,
  reviewWordParams,
  statistics,
  statisticsQuery,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { createReview } from './review.service.js';
import type { createStatistics } from './statistics.service.js';

type Options = {
  readonly review: ReturnType<typeof createReview>;
  readonly statistics: ReturnType<typeof createStatistics>;
};

/** The calls of the daily review and of its statistics. */
export const reviewRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const config = { access: 'member' } as const;
  const tags = ['review'];
  const response = { 200: review, ...problems };
  const hasVoice = ({ voice }: { readonly voice?: 'true' | 'false' | undefined }) => voice !== 'false';

  app.get(
    '/api/review',
    { config, schema: { tags, summary: 'My day of review', querystring: reviewQuery, response } },
    (request) => options.review.state(memberOf(request).memberId, hasVoice(request.query)),
  );

  app.get(
    '/api/review/ahead',
    {
      config,
      schema: {
        tags,
        summary: 'What I am asked next today',
        querystring: reviewQuery,
        response: { 200: reviewAhead, ...problems },
      },
    },
    (request) => options.review.ahead(memberOf(request).memberId, hasVoice(request.query)),
  );

  app.get(
    '/api/review/day',
    { config, schema: { tags, summary: 'How far I am today', response: { 200: reviewDay, ...problems } } },
    (request) => options.review.day(memberOf(request).memberId),
  );

  app.post(
    '/api/review/:wordId/answer',
    {
      config,
      schema: {
        tags,
        summary: 'Answer a question of the review',
        params: reviewWordParams,
        headers: idempotencyHeaders,
        body: reviewAnswerBody,
        response: { 200: reviewResult, ...problems },
      },
    },
    (request) =>
      options.review.answer(
        memberOf(request).memberId,
        request.params.wordId,
        request.body,
        request.headers['idempotency-key'],
      ),
  );

  app.put(
    '/api/review/:wordId/rating',
    {
      config,
      schema: {
        tags,
        summary: 'Rate my last answer again',
        params: reviewWordParams,
        body: reviewRatingBody,
        response: { 200: reviewRated, ...problems },
      },
    },
    (request) => options.review.rate(memberOf(request).memberId, request.params.wordId, request.body),
  );

  for (const [act, summary] of [
    ['undo', 'Take my last answer back'],
    ['more', 'Ask for more words today'],
  ] as const) {
    app.post(
      `/api/review/${act}`,
      { config, schema: { tags, summary, querystring: reviewQuery, headers: idempotencyHeaders, response } },
      (request) =>
        options.review[act](memberOf(request).memberId, hasVoice(request.query), request.headers['idempotency-key']),
    );
  }

  app.post(
    '/api/review/:wordId/rest',
    { config, schema: { tags, summary: 'Let a word rest', params: reviewWordParams, response } },
    (request) => options.review.rest(memberOf(request).memberId, request.params.wordId),
  );

  app.put(
    '/api/review/:wordId/note',
    {
      config,
      schema: {
        tags,
        summary: 'Keep a note of my own on a word',
        params: reviewWordParams,
        body: reviewNoteBody,
        response: { 200: reviewNote, ...problems },
      },
    },
    (request) => options.review.note(memberOf(request).memberId, request.params.wordId, request.body.note),
  );

  app.put(
    '/api/users/me/settings',
    {
      config,
      schema: {
        tags,
        summary: 'Choose how I review',
        body: reviewSettingsBody,
        response: { 200: reviewSettings, ...problems },
      },
    },
    (request) => options.review.settings(memberOf(request).memberId, request.body),
  );

  app.get(
    '/api/users/me/statistics',
    {
      config,
      schema: {
        tags,
        summary: 'What my answers add up to',
        querystring: statisticsQuery,
        response: { 200: statistics, ...problems },
      },
    },
    (request) => options.statistics(memberOf(request).memberId, request.query.weeks && Number(request.query.weeks)),
  );
};
