import type { Artist, ArtistDetail } from '@utarang/contract';
import { a11y, common, artist as messages, pageTitles } from '@utarang/messages';
import { tabTo } from '../support/keyboard.js';
import { expect, type Page, test } from '../support/test.js';

/** An artist with several songs and pages elsewhere. */
async function someArtist(page: Page): Promise<ArtistDetail> {
  const artists = (await (await page.request.get('/api/artists')).json()) as Artist[];
  for (const { id, songCount } of artists) {
    if (songCount < 4) continue;
    const artist = (await (await page.request.get(`/api/artists/${id}`)).json()) as ArtistDetail;
    if (artist.website && artist.socials.youtube) return artist;
  }
  throw new Error('no artist has a website and a channel');
}

test('an artist is reached from the list, leads to the songs, and back to the list as it was', async ({ page }) => {
  const artist = await someArtist(page);
  await page.goto(`/artists?q=${encodeURIComponent(artist.nameKo)}`);
  await page.getByRole('link', { name: artist.name }).first().click();
  await expect(page).toHaveURL(`/artists/${artist.id}`);
  await expect(page.getByRole('heading', { level: 1, name: artist.name, exact: true })).toBeFocused();
  await expect(page).toHaveTitle(`${artist.name} (${artist.nameKo}) · 우타랑`);
  const way = page.getByRole('navigation', { name: a11y.breadcrumb }).getByRole('listitem');
  await expect(way).toHaveText([common.home, pageTitles.artists, artist.name]);
  await expect(page.getByRole('link', { name: messages.site })).toHaveAttribute('href', artist.website!);
  await expect(page.getByRole('link', { name: messages.youtube })).toHaveAttribute('rel', /noopener/);
  const songs = page.getByRole('region', { name: messages.songs }).getByRole('heading', { level: 3 });
  await expect(songs).toHaveText(artist.songs.map(({ title }) => title));
  await tabTo(page, page.getByRole('link', { name: common.back, exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/artists?q=${encodeURIComponent(artist.nameKo)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(artist.nameKo);
});
