import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageLoadError } from '../../lib/lazy-page.js';
import { ErrorBoundary } from './error-boundary.js';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Breaks({ error }: { error?: unknown }) {
  if (error) throw error;
  return <p>단어</p>;
}

test.each([
  ['a page that breaks', new TypeError('x is undefined'), '문제가 생겼어요. 잠시 후 다시 시도해 주세요.'],
  ['a page whose code is not there', new PageLoadError('404'), '화면을 불러오지 못했어요. 새로 고침해 주세요.'],
])('%s says so and can be loaded again', async (_, error, sentence) => {
  const reload = vi.fn();
  const screen = await render(
    <ErrorBoundary at="/" reload={reload}>
      <Breaks error={error} />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
  await screen.getByRole('button', { name: '새로 고침' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('another page gets a new chance', async () => {
  const screen = await render(
    <ErrorBoundary at="/songs">
      <Breaks error={new Error('broken')} />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
  await screen.rerender(
    <ErrorBoundary at="/">
      <Breaks />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByText('단어')).toBeInTheDocument();
});
