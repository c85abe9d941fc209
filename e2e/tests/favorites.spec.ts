import type { Artist, Song } from '@utarang/contract';
import { a11y, auth, fav, format, login, mySongs, nav, artist as ofArtist, plus } from '@utarang/messages';
import { axeInBothLooks } from '../support/axe.js';
import { enter, tabTo } from '../support/keyboard.js';
import { asNewMember, signUp } from '../support/member.js';
import { expect, memberTest, type Page } from '../support/test.js';

// A second call for the same heart is refused, and the browser writes it down.
memberTest.use({ expectedErrors: /Failed to load resource/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heart = (page: Page, name: string) => button(page, format(fav.song, { name }));
const remove = (page: Page, name: string) => button(page, format(fav.remove, { name }));
const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

const write = { 'X-Requested-With': 'XMLHttpRequest' };
const someSongs = async (page: Page, n: number): Promise<Song[]> =>
  ((await (await page.request.get('/api/songs')).json()) as Song[]).slice(0, n);
/** The answer to a heart. It fills at once; to leave the page before the answer would take the call along. */
const answered = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.url().includes('/fav-'));

memberTest('who logs in from the page of an artist comes back to it and keeps it', async ({ page }) => {
  const { username, password } = await signUp(page);
  const [artist] = (await (await page.request.get('/api/artists')).json()) as Artist[];
  await page.goto(`/artists/${artist!.id}`);
  await button(page, ofArtist.fav).click();
  const dialog = page.getByRole('dialog', { name: auth.required });
  await dialog.getByRole('button', { name: login.submit, exact: true }).click();
  await page.getByLabel(login.username, { exact: true }).fill(username);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  // What was pressed before the log-in is saved with it: docs/product/study.md#guests.
  const kept = answered(page);
  await button(page, login.submit).click();
  await expect(page).toHaveURL(`/artists/${artist!.id}`);
  await expect(button(page, ofArtist.unfav)).toBeVisible();
  await kept;
  await page.goto('/my-artists');
  await expect(titles(page)).toHaveText([artist!.name]);
  expect(await axeInBothLooks(page)).toEqual([]);
});

memberTest(
  'a song is kept, found among the member’s by keyboard alone, taken out and put back; another tab follows',
  async ({ page, context }) => {
    await asNewMember(page);
    const [first, second] = await someSongs(page, 2);
    const other = await context.newPage();
    await other.goto('/my-songs');
    await expect(other.getByRole('heading', { name: mySongs.empty })).toBeVisible();
    expect(await axeInBothLooks(other)).toEqual([]);

    // Of this song alone: among three hundred each step of the keyboard takes its time.
    await page.request.post(`/api/users/me/fav-songs/${second!.id}`, { headers: write });
    await page.bringToFront();
    await page.goto(`/songs?q=${encodeURIComponent(first!.title)}`);
    await tabTo(page, heart(page, first!.title));
    const kept = answered(page);
    await enter(page);
    await expect(heart(page, first!.title)).toHaveAttribute('aria-pressed', 'true');
    await kept;
    await expect(titles(other)).toHaveText([first!.title, second!.title]);
    await page.reload();
    await expect(heart(page, first!.title)).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, button(page, format(a11y.userMenuBtn, { initials: '하늘' })));
    await enter(page);
    await tabTo(page, page.getByRole('link', { name: nav.mySongs, exact: true }));
    await enter(page);
    await expect(page).toHaveURL('/my-songs');
    await expect(titles(page)).toHaveText([first!.title, second!.title]);
    expect(await axeInBothLooks(page)).toEqual([]);
    await tabTo(page, remove(page, first!.title));
    await enter(page);
    await expect(titles(page)).toHaveText([second!.title]);
    await expect(remove(page, second!.title)).toBeFocused();
    await expect(titles(other)).toHaveText([second!.title]);
    const putBack = answered(page);
    await button(page, plus.undo).click();
    await putBack;
    for (const each of [page, other]) await expect(titles(each)).toHaveText([first!.title, second!.title]);
  },
);

memberTest('what is pressed in two tabs at once is kept once', async ({ page, context }) => {
  await asNewMember(page);
  const [song] = await someSongs(page, 1);
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto(`/songs?q=${encodeURIComponent(song!.title)}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(`**/fav-songs/${song!.id}`, async (route) => {
    await held;
    await route.continue();
  });
  for (const each of [page, other]) await heart(each, song!.title).click();
  for (const each of [page, other]) await expect(heart(each, song!.title)).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect
    .poll(async () => ((await (await page.request.get('/api/users/me/fav-songs')).json()) as Song[]).length)
    .toBe(1);
  for (const each of [page, other]) await expect(heart(each, song!.title)).toHaveAttribute('aria-pressed', 'true');
  expect(await axeInBothLooks(page)).toEqual([]);
});
