import { plus } from '@utarang/messages';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { acting } from '../../../test/acting.js';
import { Toaster } from '../../../ui/toast/toaster.js';
import { toasts } from '../../../ui/toast/toasts.js';
import { QueriesProvider } from '../../queries-provider.js';
import { cacheWith } from '../study.test-kit.js';
import { openTest, testSession } from '../test-session.js';
import { WordTest } from './word-test.js';
import { leave, taberu } from './word-test.test-kit.js';
import { preloadTest } from './word-test-code.js';

vi.mock('./word-test-dialog.js', () => ({
  get WordTestDialog() {
    throw new Error('The file is gone');
  },
}));

afterEach(leave);

test('code that cannot be loaded is said when it is wanted, not when it is loaded ahead', async () => {
  await render(
    <QueriesProvider client={cacheWith({})}>
      <MemoryRouter>
        <WordTest />
        <Toaster />
      </MemoryRouter>
    </QueriesProvider>,
  );
  await acting(preloadTest);
  expect(toasts.get()).toEqual([]);
  await acting(() => openTest([taberu]));
  await expect.element(page.getByText(plus.chunkFail).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: plus.reload })).toBeVisible();
  expect(testSession.get()).toBeNull();
});
