import { pages } from '@utarang/contract';
import { notFound } from '@utarang/messages';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NotFoundPage } from './not-found-page.js';

test.each([
  ['/nowhere', notFound.toMain, pages.home],
  ['/artists/99999', notFound.toArtists, pages.artists],
  ['/artists/x/y', notFound.toArtists, pages.artists],
])('%s leads on to %s', async (address, name, to) => {
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});
