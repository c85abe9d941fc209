import {
  type Artist,
  type ArtistDetail,
  type FavoriteKind,
  favoritePaths,
  queryKeys,
  type Song,
} from '@utarang/contract';
import { Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { refusal } from '../../parts/session/refusals.js';
import { problem } from '../../parts/study/fake-server.test-kit.js';
import { cacheWith, type member } from '../../parts/study/study.test-kit.js';
import { useStudySync } from '../../parts/study/use-study-sync.js';
import { Toaster } from '../../ui/toast/toaster.js';
import { toasts } from '../../ui/toast/toasts.js';
import { ArtistPage } from './pages/artist-page.js';
import { ArtistsPage } from './pages/artists-page.js';
import { MyArtistsPage } from './pages/my-artists-page.js';
import { MySongsPage } from './pages/my-songs-page.js';
import { SongsPage } from './pages/songs-page.js';

const artist = (id: number, name: string, nameKo: string, nameRomaji: string, gender: Artist['gender']): Artist => ({
  ...{ id, name, nameKo, nameRomaji, gender },
  imageUrl: null,
  songCount: 2,
  createdAt: '2026-11-22',
});
export const someArtists = [
  artist(102, 'SORA', '소라', 'Sora', 'male'),
  artist(103, '山田花子', '야마다 하나코', 'Hanako Yamada', 'female'),
];

const singers = ['一', '二', '三', '四'].map((name, i) => ({
  id: i + 1,
  name,
  nameKo: `가수${i + 1}`,
  nameRomaji: `SINGER${i + 1}`,
}));
const song = (id: number, title: string, over: Partial<Song>): Song => ({
  ...{
    id,
    title,
    titleKo: `노래${id}`,
    titleReading: 'うた',
    year: 2020,
    album: null,
    imageUrl: null,
    youtubeUrl: null,
  },
  ...{ artists: singers.slice(0, 1), hasLyrics: false, level: null },
  ...over,
});
export const someSongs = [
  song(7, '花の歌', { level: 'N5', hasLyrics: true, year: 2026 }),
  song(1001, 'Lemon', {
    titleKo: '레몬',
    titleReading: 'れもん',
    year: 1999,
    youtubeUrl: 'https://www.youtube.com/watch?v=a',
  }),
  song(1002, '青い道', { artists: singers, year: 2001, album: 'AO' }),
];

export const artistDetail = (over: Partial<ArtistDetail> = {}): ArtistDetail => ({
  ...artist(103, '山田花子', '야마다 하나코', 'Hanako Yamada', 'female'),
  ...{ bio: '일본 가수예요.', debutYear: 2013, country: '일본', website: null, genres: ['J-POP'] },
  socials: { youtube: null, instagram: null, x: null },
  songs: someSongs.slice(1),
  ...over,
});

type Call = { readonly method: string; readonly path: string };

/** Answers the calls on favourites as the server does. `gate` may hold an answer back, `refuse` puts another in its place. */
export function fakeFavorites(had: Partial<Record<FavoriteKind, number[]>> = {}) {
  const server = {
    ids: { artist: had.artist ?? [], song: had.song ?? [] } as Record<FavoriteKind, number[]>,
    calls: [] as Call[],
    gate: async (_call: Call): Promise<void> => {},
    refuse: (_call: Call): Response | null => null,
    writes: () => server.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
  };
  const all = { artist: someArtists, song: someSongs };
  const answer = ({ method, path }: Call): Response => {
    const kind = (['artist', 'song'] as const).find((each) => path.startsWith(favoritePaths[each]));
    if (!kind) return problem('not_found');
    const find = (id: number) => (all[kind] as { id: number }[]).find((each) => each.id === id);
    const rest = path.slice(favoritePaths[kind].length);
    if (rest === '') return Response.json(server.ids[kind].map(find));
    if (rest === '/exists') return Response.json({ favoritedIds: server.ids[kind] });
    const id = Number(rest.slice(1));
    server.ids[kind] = server.ids[kind].filter((each) => each !== id);
    if (method === 'DELETE') return new Response(null, { status: 204 });
    server.ids[kind] = [id, ...server.ids[kind]];
    return Response.json(find(id), { status: 201 });
  };
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = { method: init?.method ?? 'GET', path: String(input) };
    server.calls.push(call);
    await server.gate(call);
    init?.signal?.throwIfAborted();
    return server.refuse(call) ?? answer(call);
  });
  return server;
}

export const networkLost = async (): Promise<void> => {
  throw new TypeError('Failed to fetch');
};

const testAddress = location.href;

function Sync() {
  useStudySync();
  return null;
}

type Setting = { viewer?: ReturnType<typeof member> | { role: 'ANONYMOUS' }; detail?: ArtistDetail };

/** Renders the pages of songs and artists at an address, for a guest where nothing else is said. */
export async function renderAt(address: string, { viewer = { role: 'ANONYMOUS' }, detail }: Setting = {}) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', address);
  const client = cacheWith({ viewer });
  client.setQueryData(queryKeys.artists(), someArtists);
  client.setQueryData(queryKeys.songs(), someSongs);
  client.setQueryData(queryKeys.songWords(), [{ id: 7, wordIds: [1, 2] }]);
  if (detail) client.setQueryData(queryKeys.artist(detail.id), detail);
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <Sync />
        <main tabIndex={-1}>
          <Routes>
            <Route path="/artists" element={<ArtistsPage />} />
            <Route path="/artists/:id" element={<ArtistPage />} />
            <Route path="/songs" element={<SongsPage />} />
            <Route path="/my-songs" element={<MySongsPage />} />
            <Route path="/my-artists" element={<MyArtistsPage />} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        </main>
        <Toaster />
      </SiteRouter>
    </QueriesProvider>,
  );
}

/** Clears what a test left, after each. */
export function leaveSongs(): void {
  history.pushState(null, '', testAddress);
  toasts.set([]);
  refusal.set(null);
  vi.restoreAllMocks();
}

export const shown = () => [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent);
export const toastTexts = () => toasts.get().map(({ text }) => text);
