import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ConnectionError } from '../lib/http.js';
import { createQueries } from './queries.js';

const first = { page: 'home', site: { contactEmail: null, openChatUrl: null }, viewer: null, queries: [] } as const;

const asked: (() => void)[] = [];
afterEach(() => {
  for (const leave of asked.splice(0)) leave();
});

/** Shows the answer of a call, as a page does. */
function show(call: () => Promise<string>) {
  const client = createQueries({ ...first, queries: [] });
  client.mount();
  const observer = new QueryObserver<string>(client, { queryKey: ['words'], queryFn: call, retryDelay: 0 });
  const leave = observer.subscribe(() => {});
  asked.push(() => {
    leave();
    client.unmount();
  });
  return observer;
}

const back = () => {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
};

// biome-ignore format: a table, to be read down
test.each([
  ['that found no network is made again once', new ConnectionError('network'), 2],
  ['that took too long is not',                new ConnectionError('timeout'), 1],
])('a call %s', async (_, error, calls) => {
  const call = vi.fn().mockRejectedValue(error);
  const shown = show(call);
  await expect.poll(() => shown.getCurrentResult().status).toBe('error');
  expect(call).toHaveBeenCalledTimes(calls);
});

test('what failed comes by itself when the network is back', async () => {
  const call = vi.fn().mockRejectedValueOnce(new ConnectionError('timeout')).mockResolvedValue('단어');
  const shown = show(call);
  await expect.poll(() => shown.getCurrentResult().status).toBe('error');
  back();
  await expect.poll(() => shown.getCurrentResult().data).toBe('단어');
});

test('what is there is not asked for again when the network is back', async () => {
  const call = vi.fn().mockResolvedValue('단어');
  const shown = show(call);
  await expect.poll(() => shown.getCurrentResult().data).toBe('단어');
  back();
  await Promise.resolve();
  expect(shown.getCurrentResult().fetchStatus).toBe('idle');
  expect(call).toHaveBeenCalledOnce();
});
