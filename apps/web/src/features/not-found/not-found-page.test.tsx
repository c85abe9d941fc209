import { pages } from '@utarang/contract';
import { notFound } from '@utarang/messages';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NotFoundPage } from './not-found-page.js';

test.each([
  ['/nowhere', notFound.toMain, pages.home],
  ['/artists/99999', notFound.toList, pages.artists],
  ['/artists/x/y', notFound.toList, pages.artists],
  ['/songs/99999', notFound.toList, pages.songs],
  ['/kanji/x', notFound.toList, pages.kanjiList],
  ['/particles/x', notFound.toList, pages.particles],
  ['/endings/x', notFound.toList, pages.endings],
  ['/my-lyrics/AAAAAAAAAAAAAAAAAAAAAA', notFound.toList, pages.myLyrics],
  ['/songsx', notFound.toMain, pages.home],
])('%s leads on to %s', async (address, name, to) => {
  const screen = await render(
    <MemoryRouter initialEntries={[address]}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', to);
});
