import { word as messages } from '@utarang/messages';
import { announcement } from '../support/observe.js';
import { expect, type Page, test } from '../support/test.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('copying puts all of the word on the clipboard and says so for 1.2 s', async ({ page, home, timers }) => {
  await home.open('?m=pron&q=타베루');
  const copy = home.card('食べる').getByRole('button').last();
  await timers.stop();
  await copy.click();
  await expect(copy).toHaveText(messages.copied);
  expect(await clipboard(page)).toBe('食べる (たべる) [타베루] 먹다');
  await timers.run(1050);
  await expect(copy).toHaveText(messages.copied);
  await expect(announcement(page)).toHaveText(messages.copied);
  await timers.run(300);
  await expect(copy).toHaveText('');
  await expect(home.copyButton(home.card('食べる'), '食べる')).toBeVisible();
});

test('copying again begins the time anew', async ({ page, home, timers }) => {
  await home.open('?m=pron&q=타베루');
  const copy = home.card('食べる').getByRole('button').last();
  await timers.stop();
  await copy.click();
  await expect(copy).toHaveText(messages.copied);
  await timers.run(1000);
  await expect(announcement(page)).toHaveText(messages.copied);
  await copy.click();
  // The clipboard is written some time after the press; only then does the page begin to say it again.
  await expect(announcement(page)).toBeEmpty();
  await timers.run(1000);
  await expect(copy).toHaveText(messages.copied);
  await timers.run(250);
  await expect(copy).toHaveText('');
});

test('a word written in kana is copied without saying its reading twice', async ({ page, home }) => {
  await home.open('?m=pron&q=코-히-');
  await home.copyButton(home.card('コーヒー'), 'コーヒー').click();
  await expect.poll(() => clipboard(page)).toBe('コーヒー [코-히-] 커피');
});

test("a guest's star says for 1.6 s what would make it, and sends nothing", async ({ page, home, timers }) => {
  await home.open('?m=pron&q=타베루');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
  await timers.stop();
  const star = home.star(home.card('食べる'), '食べる');
  const hint = home.card('食べる').getByRole('status');
  await star.click();
  await expect(hint).toHaveText(messages.loginHint);
  await expect(hint).toBeInViewport();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await timers.run(1500);
  await expect(hint).toHaveText(messages.loginHint);
  await timers.run(200);
  await expect(hint).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('the card is read in the order: word, reading, meaning', async ({ home }) => {
  await home.open('?m=pron&q=타베루');
  await expect(home.card('食べる')).toHaveText(/^食べる\s*たべる\s*\[타베루\]\s*먹다\s*$/);
  await home.open('?m=pron&q=코-히-');
  await expect(home.card('コーヒー')).toHaveText(/^コーヒー\s*\[코-히-\]\s*커피\s*$/);
});
