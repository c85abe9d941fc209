import {
  correctionParams,
  idempotencyHeaders,
  lyricBody,
  lyricEdit,
  lyricParams,
  ownLyric,
  ownLyrics,
  wordCorrection,
  wordCorrectionBody,
  wordCorrections,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Lyrics } from './lyrics.service.js';

const tags = ['my lyrics'];
const config = { access: 'member' } as const;
/** The options of a call that analyses a saved text: it has the limit of a search. */
const analysed = { ...config, limit: 'search' } as const;
const path = '/api/my-lyrics';

const lrcFile = z.string().check(z.describe('The file.'));

/** A title as the name of a file in a header (RFC 8187), without characters that file names must not have. */
const inHeader = (title: string): string =>
  encodeURIComponent(title.replace(/[\\/:*?"<>|]/g, ' ').trim()).replace(
    /['()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );

/** The calls on a member's own texts. */
export const lyricRoutes: FastifyPluginAsyncZod<{ lyrics: Lyrics }> = async (app, { lyrics }) => {
  await app.register(correctionRoutes, { lyrics });

  app.get(
    path,
    { config, schema: { tags, summary: 'The texts that I keep', response: { 200: ownLyrics, ...problems } } },
    (request) => lyrics.list(memberOf(request).memberId),
  );

  app.post(
    path,
    {
      config: analysed,
      schema: {
        tags,
        summary: 'Keep a text',
        headers: idempotencyHeaders,
        body: lyricBody,
        response: { 201: ownLyric, ...problems },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      return reply.code(201).send(await lyrics.add(memberOf(request).memberId, request.body, key));
    },
  );

  app.get(
    `${path}/:id`,
    {
      config,
      schema: { tags, summary: 'A text that I keep', params: lyricParams, response: { 200: ownLyric, ...problems } },
    },
    (request) => lyrics.find(memberOf(request).memberId, request.params.id),
  );

  app.get(
    `${path}/:id/lrc`,
    {
      config,
      schema: {
        tags,
        summary: 'A text that I keep, with its times, as an LRC file',
        params: lyricParams,
        response: { 200: lrcFile, ...problems },
      },
    },
    async (request, reply) => {
      const { title, file } = await lyrics.lrc(memberOf(request).memberId, request.params.id);
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="lyric.lrc"; filename*=UTF-8''${inHeader(title)}.lrc`)
        .send(file);
    },
  );

  app.put(
    `${path}/:id`,
    {
      config: analysed,
      schema: {
        tags,
        summary: 'Edit a text that I keep',
        params: lyricParams,
        body: lyricEdit,
        response: { 200: ownLyric, ...problems },
      },
    },
    (request) => lyrics.edit(memberOf(request).memberId, request.params.id, request.body),
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Keep a text no longer',
        params: lyricParams,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await lyrics.remove(memberOf(request).memberId, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

/** The calls on a member's corrections of words, for all texts. */
const correctionRoutes: FastifyPluginAsyncZod<{ lyrics: Lyrics }> = async (app, { lyrics }) => {
  const corrections = `${path}/corrections`;

  app.get(
    corrections,
    {
      config,
      schema: { tags, summary: 'What I corrected of words', response: { 200: wordCorrections, ...problems } },
    },
    (request) => lyrics.corrections(memberOf(request).memberId),
  );

  app.put(
    corrections,
    {
      config,
      schema: {
        tags,
        summary: 'Correct a word in all my texts',
        body: wordCorrectionBody,
        response: { 200: wordCorrection, ...problems },
      },
    },
    (request) => lyrics.correct(memberOf(request).memberId, request.body),
  );

  app.delete(
    `${corrections}/:id`,
    {
      config,
      schema: {
        tags,
        summary: 'Take a correction back',
        params: correctionParams,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await lyrics.takeBack(memberOf(request).memberId, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
