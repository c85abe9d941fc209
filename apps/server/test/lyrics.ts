import type { OwnLyric, OwnLyrics, OwnWordCorrection } from '@utarang/contract';
import { type Browser, browser, enter } from './accounts.js';
import { serveStudy } from './study.js';

/** Written for these tests. */
export const SAMPLE = '学校で食べる\n\n食べ物の窓';

type Content = Readonly<Record<string, unknown>>;

/** The calls of a member who keeps texts. */
export const writing = (her: Browser) => {
  const path = (id: string) => `/api/my-lyrics/${id}`;
  const json = async <Body>(response: Promise<Response>) => (await (await response).json()) as Body;
  const add = (over: Content = {}, key?: string) =>
    her.send('POST', '/api/my-lyrics', { text: SAMPLE, ...over }, key === undefined ? {} : { 'Idempotency-Key': key });
  return {
    ...her,
    add,
    added: (over: Content = {}) => json<OwnLyric>(add(over)),
    list: () => json<OwnLyrics>(her.get('/api/my-lyrics')),
    find: (id: string) => her.get(path(id)),
    found: (id: string) => json<OwnLyric>(her.get(path(id))),
    edit: (id: string, body: unknown) => her.put(path(id), body),
    remove: (id: string) => her.delete(path(id)),
    correct: (body: unknown) => her.put('/api/my-lyrics/corrections', body),
    corrections: () => json<OwnWordCorrection[]>(her.get('/api/my-lyrics/corrections')),
    takeBack: (id: number | string) => her.delete(`/api/my-lyrics/corrections/${id}`),
  };
};

/** The server on a database with a few words, and members who keep texts. */
export async function serveLyrics(options: Parameters<typeof serveStudy>[0] = {}) {
  const served = await serveStudy(options);
  return {
    ...served,
    /** A new member, logged in. */
    async writer(at = served.url) {
      const her = browser(at);
      const { username, password } = await enter(her);
      return { ...writing(her), username, password };
    },
    /** Opens another tab in the same session, on this process or another. */
    tab: (her: Browser, at = served.url) => writing(browser(at, { Cookie: `session=${her.cookies.get('session')}` })),
    guest: () => writing(browser(served.url)),
  };
}
