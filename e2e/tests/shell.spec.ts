import {
  a11y,
  about,
  app,
  footer,
  format,
  home as homeMessages,
  login,
  nav,
  pageTitles,
  plus,
  start,
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

test.describe('what cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|PageLoadError/ });

  test('a page that was asked for ahead in vain has its styles when it is opened; one whose code does not come says so, and the navigation stays', async ({
    page,
    home,
  }) => {
    const styles = /\/assets\/.*\.css$/;
    await page.goto('/login');
    await expect(heading(page)).toHaveText(login.title);
    await page.route(styles, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
    await page.getByRole('navigation').getByRole('link', { name: nav.search }).focus();
    await refused;
    await page.unroute(styles);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(start.promise);
    await expect(home.button).toHaveCSS('min-height', '52px');

    const code = /\/assets\/about-page.*\.js$/;
    await page.route(code, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: footer.about }).click();
    await expect(page.getByRole('alert')).toContainText(plus.chunkFail);
    await page.unroute(code);
    await page.getByRole('button', { name: plus.reload }).click();
    await expect(heading(page)).toHaveText(about.title);
  });
});
