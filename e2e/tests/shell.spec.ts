import {
  a11y,
  about,
  app,
  err,
  footer,
  format,
  home as homeMessages,
  login,
  nav,
  notFound,
  pageTitles,
  plus,
} from '@utarang/messages';
import { announcement, focused, scrollTop } from '../support/observe.js';
import { expect, type Page, test } from '../support/test.js';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new page begins at its top, with its heading in focus, its title and a word to screen readers', async ({
  page,
  home,
}) => {
  await home.open();
  await expect(focused(page), 'the first page leaves the focus to the browser').toHaveCount(0);
  await home.whole();
  await page.keyboard.press('End');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: footer.about }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(format(app.title, { page: about.title }));
  await expect(announcement(page)).toHaveText(format(a11y.pageLoaded, { page: about.title }));
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.getByRole('banner').getByRole('link', { name: app.name }).click();
  await expect(home.box).toBeFocused(); // who comes to the start can type at once
  await expect(page).toHaveTitle(format(app.title, { page: homeMessages.title }));
  await expect(announcement(page)).toHaveText(format(a11y.pageLoaded, { page: homeMessages.title }));

  await test.step('the footer has what the operator set', async () => {
    const links = page.getByRole('contentinfo');
    await expect(links.getByRole('link', { name: footer.email })).toHaveAttribute('href', 'mailto:hello@example.com');
    const chat = links.getByRole('link', { name: footer.openChat });
    await expect(chat).toHaveAttribute('href', 'https://open.example.com/utarang');
    await expect(chat).toHaveAttribute('rel', /noopener/);
    await expect(chat).toHaveAccessibleName(new RegExp(footer.newWindow));
    await links.getByRole('link', { name: pageTitles.privacy }).click();
    await expect(heading(page)).toHaveText(pageTitles.privacy);
  });
});

test.describe('an address that is no page', () => {
  test.use({ expectedErrors: /404/ });

  test('is answered with 404 and a way to the main page', async ({ page }) => {
    expect((await page.goto('/nowhere/at/all'))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(notFound.title);
    await expect(page).toHaveTitle(format(app.title, { page: notFound.title }));
    await page.getByRole('link', { name: notFound.toMain }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText(homeMessages.title);
    await page.goBack();
    await expect(heading(page)).toHaveText(notFound.title);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|PageLoadError/ });

  test('it says so for as long as it lasts, and when it is over', async ({ page, home, context, timers }) => {
    await home.open();
    await context.setOffline(true);
    await expect(page.getByText(err.offline)).toBeVisible();
    await home.box.fill('타베루');
    await expect(page.getByRole('alert')).toContainText(err.network);
    await timers.stop(); // so that the toast stays
    await context.setOffline(false);
    await expect(page.getByText(err.offline)).toHaveCount(0);
    const toast = page.getByRole('region', { name: a11y.toasts });
    // The code that draws toasts is loaded with the first toast, which is shown a moment later.
    await expect(async () => {
      await timers.run(100);
      await expect(toast).toContainText(plus.online, { timeout: 200 });
    }).toPass();
    await page.keyboard.press('F6');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
  });

  test('a page that was asked for ahead in vain has its styles when it is opened', async ({ page, home }) => {
    const styles = /\/assets\/.*\.css$/;
    await page.goto('/login');
    await expect(heading(page)).toHaveText(login.title);
    await page.route(styles, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
    await page.getByRole('navigation').getByRole('link', { name: nav.search }).focus();
    await refused;
    await page.unroute(styles);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(pageTitles.home);
    await expect(home.button).toHaveCSS('min-height', '52px');
  });

  test('a page whose code cannot be loaded says so, and the navigation stays', async ({ page, home }) => {
    await page.route(/\/assets\/about-page.*\.js$/, (route) => route.abort());
    await home.open();
    await page.getByRole('contentinfo').getByRole('link', { name: footer.about }).click();
    await expect(page.getByRole('alert')).toContainText(plus.chunkFail);
    await page.unroute(/\/assets\/about-page.*\.js$/);
    await page.getByRole('button', { name: plus.reload }).click();
    await expect(heading(page)).toHaveText(about.title);
  });
});
