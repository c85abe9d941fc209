import { QueryClient } from '@tanstack/react-query';
import { isBuilt, pageIds } from '@utarang/contract';
import { format, coming as messages, notFound, pageTitles, start } from '@utarang/messages';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { ComingPage } from './features/coming/coming-page.js';
import { hasOwnCode } from './page-code.js';
import { QueriesProvider } from './parts/queries-provider.js';
import { Pages } from './routes.js';
import { renderAt } from './test/render-at.js';

const at = (address: string, missing: string | null = null) =>
  renderAt(
    address,
    <QueriesProvider client={new QueryClient()}>
      <Suspense>
        <Pages missing={missing} />
      </Suspense>
    </QueriesProvider>,
  );

test('every page that is built has code of its own, and no other', () => {
  expect(pageIds.filter(hasOwnCode), 'those in ownCode, and those that isBuilt').toEqual(pageIds.filter(isBuilt));
});

test('a page that is still to come says so, and where to go meanwhile', async () => {
  const screen = await renderAt('/add', <ComingPage page="addWord" />);
  const title = pageTitles.addWord;
  await expect.element(screen.getByRole('heading', { name: title, level: 1 })).toBeInTheDocument();
  await expect.element(screen.getByText(format(messages.body, { page: title }))).toBeInTheDocument();
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/');
  expect(document.title).toBe(`${title} · 우타랑`);
});

// biome-ignore format: a table, to be read down
test.each([
  ['/jlpt',             '/jlpt?level=N5'],
  ['/jlpt?level=n2',    '/jlpt?level=n2'],
  ['/jlpt/whatever/x',  '/jlpt?level=N2'],
])('%s is shown as %s', async (address, shown) => {
  const screen = await at(address);
  await expect.element(screen.getByTestId('address')).toHaveTextContent(shown);
  await expect.element(screen.getByRole('heading', { name: pageTitles.jlpt })).toBeInTheDocument();
});

test('two pages with own code one after the other are two pages', async () => {
  const screen = await renderAt(
    '/about',
    <QueriesProvider client={new QueryClient()}>
      <Link to="/">검색</Link>
      <Suspense>
        <Pages missing={null} />
      </Suspense>
    </QueriesProvider>,
  );
  await expect.element(screen.getByRole('heading', { name: pageTitles.about })).toBeInTheDocument();
  await screen.getByRole('link', { name: '검색' }).click();
  await expect.element(screen.getByRole('heading', { name: start.promise.replace('\n', ' ') })).toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: pageTitles.about })).not.toBeInTheDocument();
});

test.each(['/nope', '/words/1/2', '/Songs/x/y'])('%s is no page', async (address) => {
  const screen = await at(address);
  await expect.element(screen.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeInTheDocument();
  expect(document.title).toBe('페이지를 찾을 수 없어요 · 우타랑');
  await expect.element(screen.getByRole('link', { name: notFound.toMain })).toHaveAttribute('href', '/');
});

test('what the server has found to be missing is missing here, too', async () => {
  const screen = await at('/songs/999', '/songs/999');
  await expect.element(screen.getByRole('heading', { name: '페이지를 찾을 수 없어요' })).toBeInTheDocument();
});
