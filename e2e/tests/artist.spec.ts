import type { Artist, ArtistDetail } from '@utarang/contract';
import { a11y, common, format, artist as messages, pageTitles, reference } from '@utarang/messages';
import { tabTo } from '../support/keyboard.js';
import { expect, type Page, test } from '../support/test.js';

// The browser writes down each answer that says "not found".
test.use({ expectedErrors: /Failed to load resource/ });

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

test('an artist who was taken out meanwhile is not found, and the way leads to the others', async ({ page }) => {
  await page.goto('/artists');
  const { id, name } = await someArtist(page);
  await page.route(`**/api/artists/${id}`, async (route) =>
    route.fulfill({ response: await page.request.get('/api/artists/99999') }),
  );
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: messages.notFound })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: format(reference.unknownGo, { page: pageTitles.artists }) })
    .click();
  await expect(page).toHaveURL('/artists');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an artist is read whole, and leads on', async ({ page }) => {
    const artist = await someArtist(page);
    await page.goto(`/artists/${artist.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: artist.name, exact: true })).toBeVisible();
    for (const sentence of artist.bio.split('. ')) await expect(main).toContainText(sentence);
    await expect(main.getByRole('region', { name: messages.songs }).getByRole('listitem')).not.toHaveCount(0);
    await page.getByRole('link', { name: pageTitles.artists, exact: true }).last().click();
    await expect(page).toHaveURL('/artists');
  });
});
