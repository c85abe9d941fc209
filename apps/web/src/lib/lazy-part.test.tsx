import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createLazyPart, lazyOr } from './lazy-part.js';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a component whose file is gone leaves its place to another, and what is typed beside it stays', async () => {
  const Reading = lazyOr<{ text: string }>(gone, ({ text }) => <em>{text}</em>);
  const Part = createLazyPart(gone).component();
  const Said = createLazyPart(gone, () => <p>없어요</p>).component();
  const screen = await render(
    <>
      <input aria-label="글" defaultValue="" />
      <Suspense>
        <Reading text="みず" />
        <Part />
        <Said />
      </Suspense>
    </>,
  );
  await screen.getByLabelText('글').fill('물');
  await expect.element(screen.getByText('みず')).toBeVisible();
  await expect.element(screen.getByText('없어요')).toBeVisible();
  await expect.element(screen.getByLabelText('글')).toHaveValue('물');
});
