import {
  artist,
  artistParams,
  favoriteArtists,
  favoriteArtistsQuery,
  favoriteExists,
  favoriteIds,
  favoritePaths,
  favoriteSongs,
  favoriteSongsQuery,
  song,
  songParams,
} from '@utarang/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Favorites } from './favorites.service.js';

const kinds = {
  artist: { list: favoriteArtists, item: artist, params: artistParams, query: favoriteArtistsQuery, name: 'artist' },
  song: { list: favoriteSongs, item: song, params: songParams, query: favoriteSongsQuery, name: 'song' },
} as const;

type Options = {
  readonly kind: (typeof kinds)[keyof typeof kinds];
  readonly favorites: Favorites['artist'] | Favorites['song'];
};

type IdsQuery = { readonly artistIds?: number[] | undefined; readonly songIds?: number[] | undefined };
const idsIn = ({ artistIds, songIds }: IdsQuery) => artistIds ?? songIds;

/** The calls on favourites of one kind. */
const routesOfKind: FastifyPluginAsyncZod<Options> = async (app, { kind, favorites }) => {
  const tags = ['favorites'];
  const config = { access: 'member' } as const;
  const path = favoritePaths[kind.name];

  app.get(
    path,
    { config, schema: { tags, summary: `My favourite ${kind.name}s`, response: { 200: kind.list, ...problems } } },
    (request) => favorites.list(memberOf(request).memberId),
  );

  app.get(
    `${path}/exists`,
    {
      config,
      schema: {
        tags,
        summary: `Which ${kind.name}s are my favourites`,
        querystring: kind.query,
        response: { 200: favoriteIds, ...problems },
      },
    },
    (request) => favorites.ids(memberOf(request).memberId, idsIn(request.query)),
  );

  app.get(
    `${path}/:id/exists`,
    {
      config,
      schema: {
        tags,
        summary: `Whether a ${kind.name} is my favourite`,
        params: kind.params,
        response: { 200: favoriteExists, ...problems },
      },
    },
    async (request) => ({ exists: await favorites.has(memberOf(request).memberId, request.params.id) }),
  );

  app.post(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        summary: `Make a ${kind.name} my favourite`,
        params: kind.params,
        response: { 200: kind.item, 201: kind.item, ...problems },
      },
    },
    async (request, reply) => {
      const { item, added } = await favorites.add(memberOf(request).memberId, request.params.id);
      return reply.code(added ? 201 : 200).send(item);
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: {
        tags,
        summary: `Make a ${kind.name} my favourite no longer`,
        params: kind.params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await favorites.remove(memberOf(request).memberId, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

/** The calls on members' favourite artists and songs. */
export const favoriteRoutes: FastifyPluginAsync<{ favorites: Favorites }> = async (app, { favorites }) => {
  await app.register(routesOfKind, { kind: kinds.artist, favorites: favorites.artist });
  await app.register(routesOfKind, { kind: kinds.song, favorites: favorites.song });
};
