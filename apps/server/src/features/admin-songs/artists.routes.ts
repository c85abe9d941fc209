import {
  adminArtist,
  adminArtists as adminArtistList,
  artistBody,
  artistChangeParams,
  artistHistory,
  artistParams,
  ifMatch,
} from '@utarang/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { versionIn } from '../../lib/if-match.js';
import { problems } from '../../plugins/openapi.js';
import type { AdminArtists } from './artists.service.js';

const tags = ['admin'];
const config = { access: 'admin' } as const;
const one = { 200: adminArtist, ...problems };

/** Calls of admins for artists (docs/product/admin.md#artists-and-songs). */
export const adminArtistRoutes: FastifyPluginAsyncZod<{ adminArtists: AdminArtists }> = async (
  app,
  { adminArtists: artists },
) => {
  const send = (reply: FastifyReply, artist: Awaited<ReturnType<AdminArtists['one']>>) =>
    reply.header('etag', `"${artist.version}"`).send(artist);

  app.get(
    '/api/admin/artists',
    {
      config,
      schema: { tags, summary: 'Every artist, as admins see it', response: { 200: adminArtistList, ...problems } },
    },
    () => artists.list(),
  );

  app.get(
    '/api/admin/artists/:id',
    { config, schema: { tags, summary: 'One artist', params: artistParams, response: one } },
    async ({ params }, reply) => send(reply, await artists.one(params.id)),
  );

  app.post(
    '/api/admin/artists',
    {
      config,
      schema: { tags, summary: 'Add an artist', body: artistBody, response: { 201: adminArtist, ...problems } },
    },
    async (request, reply) => send(reply.code(201), await artists.add(memberOf(request).memberId, request.body)),
  );

  app.put(
    '/api/admin/artists/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change an artist',
        params: artistParams,
        headers: ifMatch,
        body: artistBody,
        response: one,
      },
    },
    async (request, reply) => {
      const expected = versionIn(request.headers['if-match']);
      const { memberId } = memberOf(request);
      return send(reply, await artists.edit(memberId, request.params.id, request.body, expected));
    },
  );

  for (const [verb, summary] of [
    ['retire', 'Take an artist out of the book'],
    ['restore', 'Put an artist back'],
  ] as const) {
    app.post(
      `/api/admin/artists/:id/${verb}`,
      { config, schema: { tags, summary, params: artistParams, headers: ifMatch, response: one } },
      async (request, reply) => {
        const expected = versionIn(request.headers['if-match']);
        const { memberId } = memberOf(request);
        return send(reply, await artists.retire(memberId, request.params.id, expected, verb === 'retire'));
      },
    );
  }

  app.get(
    '/api/admin/artists/:id/history',
    {
      config,
      schema: {
        tags,
        summary: 'What was changed of an artist',
        params: artistParams,
        response: { 200: artistHistory, ...problems },
      },
    },
    ({ params }) => artists.history(params.id),
  );

  app.post(
    '/api/admin/artists/:id/history/:changeId/revert',
    { config, schema: { tags, summary: 'Take a change of an artist back', params: artistChangeParams, response: one } },
    async (request, reply) => {
      const { id, changeId } = request.params;
      return send(reply, await artists.revert(memberOf(request).memberId, id, changeId));
    },
  );
};
