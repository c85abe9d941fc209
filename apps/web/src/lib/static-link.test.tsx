import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaticLink } from './static-link.js';

const Where = () => {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
};

async function opened() {
  const page = (
    <>
      <StaticLink to="/songs/1">노래</StaticLink>
      <Where />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/songs'] });
  return { screen: await render(<RouterProvider router={router} />) };
}

test('a press leads there, without loading, and tells where it was', async () => {
  const { screen } = await opened();
  await screen.getByRole('link', { name: '노래' }).click();
  const from = location.pathname + location.search;
  await expect.element(screen.getByText(`/songs/1 ${JSON.stringify({ from })}`)).toBeVisible();
});

test('Enter leads there, too', async () => {
  const { screen } = await opened();
  screen.getByRole('link', { name: '노래' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/^\/songs\/1 /)).toBeVisible();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s the press is left to the browser', async (key) => {
  const { screen } = await opened();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
  const stay = (event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  screen.getByRole('link', { name: '노래' }).element().dispatchEvent(press);
  await expect.element(screen.getByText(/^\/songs /)).toBeVisible();
});
