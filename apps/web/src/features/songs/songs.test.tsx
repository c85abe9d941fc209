import { type Artist, queryKeys, type Song } from '@utarang/contract';
import { common, format, artists as ofArtists, songs as ofSongs } from '@utarang/messages';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../../lib/site-router.js';
import { QueriesProvider } from '../../parts/queries-provider.js';
import { cacheWith } from '../../parts/study/study.test-kit.js';
import { ArtistsPage } from './pages/artists-page.js';
import { SongsPage } from './pages/songs-page.js';

const artist = (id: number, name: string, nameKo: string, nameRomaji: string, gender: Artist['gender']): Artist => ({
  ...{ id, name, nameKo, nameRomaji, gender },
  imageUrl: null,
  songCount: 2,
  createdAt: '2026-11-22',
});
const someArtists = [
  artist(102, 'SORA', '소라', 'Sora', 'male'),
  artist(103, '山田花子', '야마다 하나코', 'Hanako Yamada', 'female'),
];

const singers = ['一', '二', '三', '四'].map((name, i) => ({ id: i + 1, name, nameKo: `가수${i + 1}` }));
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
const someSongs = [
  song(7, '花の歌', { level: 'N5', hasLyrics: true, year: 2026 }),
  song(1001, 'Lemon', {
    titleKo: '레몬',
    titleReading: 'れもん',
    year: 1999,
    youtubeUrl: 'https://www.youtube.com/watch?v=a',
  }),
  song(1002, '青い道', { artists: singers, year: 2001, album: 'AO' }),
];

const testAddress = location.href;
afterEach(() => history.pushState(null, '', testAddress));

function renderAt(address: string) {
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', address);
  const client = cacheWith({ viewer: { role: 'ANONYMOUS' } });
  client.setQueryData(queryKeys.artists(), someArtists);
  client.setQueryData(queryKeys.songs(), someSongs);
  return render(
    <QueriesProvider client={client}>
      <SiteRouter>
        <main>
          <Routes>
            <Route path="/artists" element={<ArtistsPage />} />
            <Route path="/songs" element={<SongsPage />} />
          </Routes>
        </main>
      </SiteRouter>
    </QueriesProvider>,
  );
}

const box = () => document.querySelector<HTMLInputElement>('input[type=search]')!;
const shown = () => [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent);
const address = () => decodeURIComponent(location.pathname + location.search);

// biome-ignore format: a table, to be read down
test.each([
  ['레몬', 'Lemon'],
  ['ㄹㅁ', 'Lemon'],
  ['remon', 'Lemon'],
  ['AO',   '青い道'],
  ['2001', '青い道'],
  ['가수4', '青い道'],
] as const)('%s finds %s at once', async (typed, title) => {
  await renderAt('/songs');
  expect(shown()).toEqual(['花の歌', 'Lemon', '青い道']);
  await userEvent.fill(box(), typed);
  await expect.poll(shown).toEqual([title]);
  await expect.poll(address).toBe(`/songs?q=${typed}`);
});

test('the order and the videos are chosen, and stay in the address', async () => {
  const screen = await renderAt('/songs');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: common.sort }), 'oldest');
  await expect.poll(shown).toEqual(['Lemon', '青い道', '花の歌']);
  await screen.getByRole('radio', { name: ofSongs.videoOnly }).click();
  await expect.poll(shown).toEqual(['Lemon']);
  expect(address()).toBe('/songs?f=video&sort=oldest');
  history.back();
  await expect.poll(shown).toHaveLength(3);
});

test('a card names two artists and counts the others; ours is marked, and years are no amounts', async () => {
  const screen = await renderAt('/songs');
  const cards = screen.getByRole('listitem');
  await expect.element(cards.nth(2)).toHaveTextContent('一二외 2명');
  await expect.element(cards.nth(2)).toHaveTextContent('2001년');
  await expect.element(cards.nth(0)).toHaveTextContent(`${ofSongs.ours} N5`);
  await expect.element(cards.nth(1)).toHaveTextContent(ofSongs.videoBadge);
  expect(screen.getByRole('link', { name: 'Lemon' }).element()).toHaveAttribute('href', '/songs/1001');
});

test('artists are found by any name and gender; where none is, the way to all is shown', async () => {
  const screen = await renderAt('/artists');
  await expect.element(screen.getByText(format(ofArtists.count, { n: 2 })).first()).toBeInTheDocument();
  await userEvent.fill(box(), '하나고');
  await expect.poll(shown).toEqual(['山田花子']);
  await screen.getByRole('radio', { name: ofArtists['g.male'] }).click();
  await expect.element(screen.getByText(ofArtists.empty)).toBeInTheDocument();
  await userEvent.clear(box());
  await expect.poll(shown).toEqual(['SORA']);
});
