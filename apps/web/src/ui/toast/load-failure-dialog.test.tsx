import { plus } from '@utarang/messages';
import { Suspense, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyOr } from '../../lib/lazy-part.js';
import { LoadFailureDialog } from './load-failure-dialog.js';
import { dismissToast, toasts } from './toasts.js';

afterEach(() => toasts.set([]));

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Dialog = lazyOr<{ onClose: () => void }>(gone, LoadFailureDialog);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        열기
      </button>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

test('a dialog that cannot be loaded is closed, so that each press says so, and one toast does', async () => {
  const screen = await render(<Page />);
  const button = screen.getByRole('button', { name: '열기' });
  const texts = () => toasts.get().map(({ text }) => text);
  await button.click();
  await expect.poll(texts).toEqual([plus.chunkFail]);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  const [first] = toasts.get();
  await button.click();
  await expect.poll(() => toasts.get().map(({ id }) => id === first!.id)).toEqual([false]);
  dismissToast(toasts.get()[0]!.id);
  await button.click();
  await expect.poll(texts).toEqual([plus.chunkFail]);
});
