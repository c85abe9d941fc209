import type { InitialData } from '@utarang/contract';
import { NO_COURSE } from '@utarang/domain/songs';
import { expect, test } from 'vitest';
import { serveFavorites } from '../../../test/favorites.js';

const { listener, guest } = await serveFavorites();
const her = await listener();
await her.add('song', 7);
await her.add('song', 1001);
await her.add('artist', 101);
await her.post('/api/users/me/courses/7', { ...NO_COURSE, heard: [1] });

const artistIds = [['me', 'favorites', 'artist', 'ids'], '/api/users/me/fav-artists/exists'] as const;
const songIds = [['me', 'favorites', 'song', 'ids'], '/api/users/me/fav-songs/exists'] as const;
const wordIds = [['me', 'checked-ids'], '/api/users/checked-words/ids'] as const;
const artists = [['me', 'favorites', 'artist'], '/api/users/me/fav-artists'] as const;
const songs = [['me', 'favorites', 'song'], '/api/users/me/fav-songs'] as const;

const courses = [['me', 'courses'], '/api/users/me/courses'] as const;
const course = [['me', 'courses', '7'], '/api/users/me/courses/7'] as const;

const pages = [
  ['/songs', [wordIds, songIds, courses]],
  ['/songs/7', [wordIds, songIds, course]],
  ['/artists', [artistIds]],
  ['/artists/101', [wordIds, artistIds, songIds]],
  ['/my-songs', [songs]],
  ['/my-artists', [artists]],
] as const;

async function ownOf(who: Pick<typeof her, 'get'>, path: string) {
  const html = await (await who.get(path)).text();
  const data = /<script type="application\/json" id="initial-data">(.*)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(data) as InitialData).queries.filter(({ key }) => key[0] === 'me');
}

test.each(pages)('%s brings a member what the API would answer, and a guest none of it', async (path, expected) => {
  const answers = await Promise.all(
    expected.map(async ([key, call]) => ({ key: [...key], data: await (await her.get(call)).json() })),
  );
  expect(await ownOf(her, path)).toEqual(answers);
  expect(await ownOf(guest(), path)).toEqual([]);
});
