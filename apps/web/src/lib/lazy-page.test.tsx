import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from '../parts/page/error-boundary.js';
import { awaitedPages, LazyPage, type PageCode, pageCode } from './lazy-page.js';

beforeEach(() => {
  waiting.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.mocked(console.error).mockRestore();
});

const Songs = () => <h1>노래</h1>;

const waiting = vi.fn(() => null);
const Waiting = () => waiting();

const renderPage = (code: PageCode) =>
  render(
    <ErrorBoundary at="/songs">
      <Suspense fallback={<Waiting />}>
        <LazyPage code={code} />
      </Suspense>
    </ErrorBoundary>,
  );

test('a page loaded before is rendered at once', async () => {
  const code = pageCode(async () => Songs);
  await code.preload();
  const { container } = await renderPage(code);
  expect(container.innerHTML).toBe('<h1>노래</h1>');
  expect(waiting).not.toHaveBeenCalled();
});

test('a page is loaded once; while it is awaited the counter says so', async () => {
  let arrive = (_: typeof Songs) => {};
  const load = vi.fn(() => new Promise<typeof Songs>((resolve) => (arrive = resolve)));
  const code = pageCode(load);
  const screen = await renderPage(code);
  await expect.poll(awaitedPages.get).toBe(1);
  expect(waiting).toHaveBeenCalled();
  arrive(Songs);
  await expect.element(screen.getByRole('heading', { name: '노래' })).toBeInTheDocument();
  expect(awaitedPages.get()).toBe(0);
  await code.preload();
  expect(load).toHaveBeenCalledOnce();
});

test('a failed load is told as such, and the next attempt asks again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Songs);
  const code = pageCode(load);
  const screen = await renderPage(code);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('화면을 불러오지 못했어요');
  expect(awaitedPages.get()).toBe(0);
  expect(await code.preload()).toBe(Songs);
});

test('a page whose code did not come is there by itself once the network is back', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Songs);
  const screen = await renderPage(pageCode(load));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('화면을 불러오지 못했어요');
  dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('heading', { name: '노래' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page that was asked for ahead and fails while it is waited for is asked for again', async () => {
  let fail = (_: Error) => {};
  const load = vi
    .fn()
    .mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
    .mockResolvedValue(Songs);
  const code = pageCode(load);
  const ahead = code.preload().catch(() => 'failed');
  const screen = await renderPage(code);
  await expect.poll(awaitedPages.get).toBe(1);
  fail(new TypeError('Failed to fetch'));
  expect(await ahead).toBe('failed');
  await expect.element(screen.getByRole('heading', { name: '노래' })).toBeInTheDocument();
});
