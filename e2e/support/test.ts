import { test as base, expect, type Page } from '@playwright/test';
import { Home } from './home.js';

type Fixtures = {
  /** What a test that makes calls fail expects the browser to complain of; null allows no complaint. */
  expectedErrors: RegExp | null;
  home: Home;
  /** Fails the test when the browser complained: an error in the console, a broken policy, an uncaught error, an alert. */
  noComplaints: undefined;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  home: async ({ page }, use) => use(new Home(page)),
  noComplaints: [
    async ({ context, expectedErrors }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error' || expectedErrors?.test(message.text())) return;
        complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('dialog', async (dialog) => {
        complaints.push(`window.${dialog.type()}: ${dialog.message()}`);
        await dialog.dismiss();
      });
      await use(undefined);
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };
