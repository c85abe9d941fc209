import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type OwnLyric, queryKeys, type Song } from '@utarang/contract';
import { getJson } from '../../lib/http.js';
import { onDevice } from '../../lib/storage.js';
import { whenIdle } from '../../lib/when-idle.js';
import { PREFETCH_NOTE } from '../../parts/offline/prefetch-note.js';
import { viewerName } from '../../parts/session/viewer.js';
import { savedListQuery, savedWordsQuery } from '../../parts/study/saved-words.js';

/** The most songs, and the most texts of one's own, that are prefetched (docs/product/offline.md#pages). */
export const PREFETCH_MAX = 60;
/** The time after which pages are prefetched again. */
const INTERVAL_MS = 24 * 3_600_000;

type Endpoint = readonly [queryKey: QueryKey, path: string];

const FOR_EVERYONE: readonly Endpoint[] = [
  [queryKeys.kana(), '/api/kana'],
  [queryKeys.particles(), '/api/particles'],
  [queryKeys.endings(), '/api/endings'],
  [queryKeys.fields(), '/api/fields'],
  [queryKeys.songs(), '/api/songs'],
  [queryKeys.artists(), '/api/artists'],
  [queryKeys.kanjiBridge(), '/api/kanji/bridge'],
];

type Note = { readonly at: number; readonly by: string | null };

/** Checks whether the prefetch is due. After the clock was set back it comes early, never late. */
export const isDue = ({ at, by }: Note, member: string | null, now: number): boolean =>
  by !== member || now < at || now - at >= INTERVAL_MS;

const idle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));

/**
 * Prefetches pages for use without a network, once a day and one after another: kana, particles, endings, songs with
 * lyrics, the member's own words and texts. Each waits for an idle moment of the page. It stops at the first call that
 * gets no answer.
 */
export async function prefetchPages(client: QueryClient): Promise<void> {
  const member = viewerName(client);
  if (!isDue(onDevice.readJson<Note>(PREFETCH_NOTE, { at: 0, by: null }), member, Date.now())) return;
  const read = async <Answer>([queryKey, path]: Endpoint): Promise<Answer> => {
    await idle();
    return client.fetchQuery({ queryKey, queryFn: ({ signal }) => getJson<Answer>(path, { signal }) });
  };
  try {
    for (const each of FOR_EVERYONE) await read(each);
    const songs = client.getQueryData<readonly Song[]>(queryKeys.songs()) ?? [];
    for (const { id } of songs.filter(({ hasLyrics }) => hasLyrics).slice(0, PREFETCH_MAX)) {
      await read([queryKeys.song(id), `/api/songs/${id}`]);
    }
    if (member !== null) await prefetchOwn(client, read);
    onDevice.writeJson(PREFETCH_NOTE, { at: Date.now(), by: member } satisfies Note);
  } catch {
    // The next visit tries again.
  }
}

async function prefetchOwn(client: QueryClient, read: (endpoint: Endpoint) => Promise<unknown>): Promise<void> {
  await client.fetchQuery(savedWordsQuery);
  for (const list of ['IN_PROGRESS_OR_COOLDOWN', 'COMPLETED'] as const) await client.fetchQuery(savedListQuery(list));
  await read([queryKeys.lyrics(), '/api/my-lyrics']);
  await read([queryKeys.review(), '/api/review']);
  await read([queryKeys.reviewAhead(), '/api/review/ahead?voice=false']);
  const texts = client.getQueryData<readonly Pick<OwnLyric, 'id'>[]>(queryKeys.lyrics()) ?? [];
  for (const { id } of texts.slice(0, PREFETCH_MAX)) {
    await read([queryKeys.lyric(String(id)), `/api/my-lyrics/${encodeURIComponent(id)}`]);
  }
}
