import {
  adminSong,
  adminSongRows,
  ifMatch,
  songBody,
  songChangeParams,
  songHistory,
  songParams,
} from '@utarang/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { versionIn } from '../../lib/if-match.js';
import { problems } from '../../plugins/openapi.js';
import type { AdminSongs } from './songs.service.js';

const tags = ['admin'];
const config = { access: 'admin' } as const;
const one = { 200: adminSong, ...problems };

/** Calls of admins for songs (docs/product/admin.md#artists-and-songs). */
export const adminSongRoutes: FastifyPluginAsyncZod<{ adminSongs: AdminSongs }> = async (
  app,
  { adminSongs: songs },
) => {
  const send = (reply: FastifyReply, song: Awaited<ReturnType<AdminSongs['one']>>) =>
    reply.header('etag', `"${song.version}"`).send(song);

  app.get(
    '/api/admin/songs',
    {
      config,
      schema: { tags, summary: 'Every song, as admins see it', response: { 200: adminSongRows, ...problems } },
    },
    () => songs.list(),
  );

  app.get(
    '/api/admin/songs/:id',
    { config, schema: { tags, summary: 'One song with its lines', params: songParams, response: one } },
    async ({ params }, reply) => send(reply, await songs.one(params.id)),
  );

  app.post(
    '/api/admin/songs',
    { config, schema: { tags, summary: 'Add a song', body: songBody, response: { 201: adminSong, ...problems } } },
    async (request, reply) => send(reply.code(201), await songs.add(memberOf(request).memberId, request.body)),
  );

  app.put(
    '/api/admin/songs/:id',
    {
      config,
      schema: { tags, summary: 'Change a song', params: songParams, headers: ifMatch, body: songBody, response: one },
    },
    async (request, reply) => {
      const expected = versionIn(request.headers['if-match']);
      const { memberId } = memberOf(request);
      return send(reply, await songs.edit(memberId, request.params.id, request.body, expected));
    },
  );

  for (const [verb, summary] of [
    ['retire', 'Take a song out of the book'],
    ['restore', 'Put a song back'],
  ] as const) {
    app.post(
      `/api/admin/songs/:id/${verb}`,
      { config, schema: { tags, summary, params: songParams, headers: ifMatch, response: one } },
      async (request, reply) => {
        const expected = versionIn(request.headers['if-match']);
        const { memberId } = memberOf(request);
        return send(reply, await songs.retire(memberId, request.params.id, expected, verb === 'retire'));
      },
    );
  }

  app.get(
    '/api/admin/songs/:id/history',
    {
      config,
      schema: {
        tags,
        summary: 'What was changed of a song',
        params: songParams,
        response: { 200: songHistory, ...problems },
      },
    },
    ({ params }) => songs.history(params.id),
  );

  app.post(
    '/api/admin/songs/:id/history/:changeId/revert',
    { config, schema: { tags, summary: 'Take a change of a song back', params: songChangeParams, response: one } },
    async (request, reply) => {
      const { id, changeId } = request.params;
      return send(reply, await songs.revert(memberOf(request).memberId, id, changeId));
    },
  );
};
