import type { FavoriteKind } from '@utarang/contract';
import { favoritePaths } from '@utarang/contract';
import { createCatalogue } from '../src/catalogue/catalogue.js';
import { seedSongs } from '../src/db/seed-songs.js';
import { type Browser, browser, enter, serveAccounts } from './accounts.js';
import { silentLog } from './log.js';
import { sampleBook } from './songs.js';

/** The server on a database that holds the sample's artists and songs. */
export async function serveFavorites(options: Parameters<typeof serveAccounts>[0] = {}) {
  const served = await serveAccounts({
    ...options,
    async catalogueOf(database) {
      await seedSongs(database, sampleBook, silentLog);
      return createCatalogue(database, silentLog);
    },
  });
  const { url } = served;
  return {
    ...served,
    /** A new member, logged in. */
    async listener(at = url) {
      const her = browser(at);
      const { username, password } = await enter(her);
      return { ...listening(her), username, password };
    },
    /** Opens another tab in the same session, on this process or another. */
    tab: (her: Browser, at = url) => listening(browser(at, { Cookie: `session=${her.cookies.get('session')}` })),
    /** A guest. */
    guest: () => listening(browser(url)),
  };
}

/** The calls of a member who keeps songs and artists. */
export const listening = (her: Browser) => {
  const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body;
  return {
    ...her,
    add: (kind: FavoriteKind, id: number | string) => her.post(`${favoritePaths[kind]}/${id}`),
    remove: (kind: FavoriteKind, id: number | string) => her.delete(`${favoritePaths[kind]}/${id}`),
    has: (kind: FavoriteKind, id: number | string) => her.get(`${favoritePaths[kind]}/${id}/exists`),
    among: (kind: FavoriteKind, query = '') => her.get(`${favoritePaths[kind]}/exists${query}`),
    list: (kind: FavoriteKind) => json<{ id: number }[]>(her.get(favoritePaths[kind])),
    ids: async (kind: FavoriteKind) => (await json<{ id: number }[]>(her.get(favoritePaths[kind]))).map(({ id }) => id),
  };
};
