import { plus } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageCode } from '../../lib/lazy-page.js';
import { Lazy } from './lazy.js';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('a part whose code does not come says so in its place, keeps what is typed beside it, and comes with the network', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>시간</p>);
  const screen = await render(
    <>
      <input aria-label="글" defaultValue="" />
      <Lazy code={pageCode(load)} />
    </>,
  );
  await screen.getByLabelText('글').fill('물');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(plus.chunkFail);
  await expect.element(screen.getByLabelText('글')).toHaveValue('물');
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('시간')).toBeVisible();
  await expect.element(screen.getByLabelText('글')).toHaveValue('물');
});
