import { QueryClientProvider } from '@tanstack/react-query';
import { plus } from '@utarang/messages';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cacheWith } from '../../lib/study/study.test-kit.js';
import { openTest, testSession } from '../../lib/study/test-session.js';
import { acting } from '../../test/acting.js';
import { Toaster } from '../toast/toaster.js';
import { WordTest } from './word-test.js';
import { leave, taberu } from './word-test.test-kit.js';
import { preloadTest, testDialog } from './word-test-code.js';

let broken = true;
vi.mock('./word-test-dialog.js', () => ({
  get WordTestDialog() {
    if (broken) throw new Error('The file is gone');
    return () => <dialog open>열렸어요</dialog>;
  },
}));

afterEach(leave);

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/about')}>
      다른 곳
    </button>
  );
}

const draw = () =>
  render(
    <QueryClientProvider client={cacheWith({})}>
      <MemoryRouter>
        <Elsewhere />
        <WordTest />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('code that cannot be loaded is said, and asked for again with the next test', async () => {
  broken = true;
  await draw();
  preloadTest(); // says nothing
  await acting(() => openTest([taberu]));
  await expect.element(page.getByText(plus.chunkFail).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: '새로 고침' })).toBeVisible();
  expect(testSession.get()).toBeNull();
  broken = false;
  await acting(() => openTest([taberu]));
  await expect.element(page.getByText('열렸어요')).toBeVisible();
});

test('a step to another page closes it', async () => {
  broken = false;
  testDialog.set(null);
  await draw();
  await acting(() => openTest([taberu]));
  await page.getByRole('button', { name: '다른 곳' }).click();
  await expect.poll(testSession.get).toBeNull();
});
