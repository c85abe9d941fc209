import { word as messages } from '@utarang/messages';
import { announcement } from '../support/observe.js';
import { expect, type Page, test } from '../support/test.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('copying puts all of a word on the clipboard and says so for 1.2 s, from the last press on', async ({
  page,
  home,
  timers,
}) => {
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

  await test.step('copying again begins the time anew', async () => {
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

  await test.step('a word written in kana is copied without saying its reading twice', async () => {
    await timers.resume();
    await home.box.fill('코-히-');
    await home.copyButton(home.card('コーヒー'), 'コーヒー').click();
    await expect.poll(() => clipboard(page)).toBe('コーヒー [코-히-] 커피');
  });
});
