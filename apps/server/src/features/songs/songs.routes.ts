import {
  artistDetail,
  artists as artistList,
  artistParams,
  fail,
  songDetail,
  songs as songList,
  songParams,
  songWords,
} from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Answers } from '../../lib/answers.js';
import { problems } from '../../plugins/openapi.js';
import type { Songs } from './songs.service.js';

/** The calls on artists and songs that anyone may make. */
export const songRoutes: FastifyPluginAsyncZod<{ songs: Songs; answers: Answers }> = async (
  app,
  { songs, answers },
) => {
  const config = { cached: true, shed: 'first', limit: 'search' } as const;
  const tags = ['songs'];

  app.get(
    '/api/artists',
    { config, schema: { tags, summary: 'All artists', response: { 200: artistList, ...problems } } },
    (_request, reply) => answers.send(reply, artistList, () => songs.artists()),
  );

  app.get(
    '/api/artists/:id',
    {
      config,
      schema: { tags, summary: 'One artist', params: artistParams, response: { 200: artistDetail, ...problems } },
    },
    ({ params: { id } }, reply) =>
      answers.send(reply, artistDetail, () => songs.artist(id) ?? fail('artist_not_found')),
  );

  app.get(
    '/api/songs',
    { config, schema: { tags, summary: 'All songs', response: { 200: songList, ...problems } } },
    (_request, reply) => answers.send(reply, songList, () => songs.songs()),
  );

  app.get(
    '/api/songs/words',
    { config, schema: { tags, summary: 'The words of the songs', response: { 200: songWords, ...problems } } },
    (_request, reply) => answers.send(reply, songWords, () => songs.words()),
  );

  app.get(
    '/api/songs/:id',
    { config, schema: { tags, summary: 'One song', params: songParams, response: { 200: songDetail, ...problems } } },
    ({ params: { id } }, reply) => answers.send(reply, songDetail, () => songs.song(id) ?? fail('song_not_found')),
  );
};
