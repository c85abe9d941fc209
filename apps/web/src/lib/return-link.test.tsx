import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReturnLink, useCameFrom } from './return-link.js';

function Page() {
  const { pathname, key } = useLocation();
  return (
    <>
      <ReturnLink from={useCameFrom()} to="/songs">
        뒤로
      </ReturnLink>
      <p>{`${pathname} ${key}`}</p>
    </>
  );
}

/** Renders a page to which one came with this state, from a page of the key `list`. */
async function opened(state: unknown) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [
      { pathname: '/songs', search: '?q=봄', key: 'list' },
      { pathname: '/songs/1', key: 'song', state },
    ],
    initialIndex: 1,
  });
  return render(<RouterProvider router={router} />);
}

test('a press takes a step back to the page that led here, as it was left', async () => {
  const screen = await opened({ from: '/songs?q=봄' });
  const link = screen.getByRole('link', { name: '뒤로' });
  await expect.element(link).toHaveAttribute('href', '/songs?q=봄');
  await link.click();
  await expect.element(screen.getByText('/songs list')).toBeVisible();
});

test.each([null, {}, { from: '' }, { from: 1 }])('with %o in the history it leads on to the list', async (state) => {
  const screen = await opened(state);
  await screen.getByRole('link', { name: '뒤로' }).click();
  await expect.element(screen.getByText(/^\/songs /)).toBeVisible();
  await expect.element(screen.getByText('/songs list')).not.toBeInTheDocument();
});

test.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %o is left to the browser',
  async (press) => {
    const screen = await opened({ from: '/songs' });
    const stay = (event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    };
    addEventListener('click', stay, { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...press });
    screen.getByRole('link', { name: '뒤로' }).element().dispatchEvent(click);
    await expect.element(screen.getByText('/songs/1 song')).toBeVisible();
  },
);
