import { ApiError } from '@utarang/contract';
import { err, errorMessages } from '@utarang/messages';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ConnectionError, errorText, getJson, isTimeout, isTransient, lateCalls, sendBody, sendJson } from './http.js';
import { isCutOff } from './online.js';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  isCutOff.set(false);
});

const answering = (status: number, body: string | null, headers?: Record<string, string>) => {
  const fetch = vi.fn(async () => new Response(body, { status, ...(headers ? { headers } : {}) }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const problem = (code: string, status: number, more = {}) =>
  JSON.stringify({ type: 'about:blank', title: code, status, code, detail: '서버가 말한 까닭', ...more });
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );

/** A server that never answers; the call ends only with its signal. */
const silent = () =>
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(signal.reason);
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );

test('a read asks with the session and without the header of writes', async () => {
  const fetch = answering(200, '{"id":1}');
  expect(await getJson('/api/words/1')).toEqual({ id: 1 });
  expect(fetch).toHaveBeenCalledWith('/api/words/1', expect.objectContaining({ credentials: 'same-origin' }));
  expect(fetch).not.toHaveBeenCalledWith('/api/words/1', expect.objectContaining({ headers: expect.anything() }));
});

test('a write says that it is ours, and may have nothing to say or hear', async () => {
  const fetch = answering(204, null);
  expect(await sendJson('DELETE', '/api/users/me/sessions')).toBeUndefined();
  expect(fetch).toHaveBeenLastCalledWith(
    '/api/users/me/sessions',
    expect.objectContaining({ method: 'DELETE', headers: { 'X-Requested-With': 'XMLHttpRequest' } }),
  );
  await sendJson('POST', '/api/x', { answerKo: '먹다' });
  expect(fetch).toHaveBeenLastCalledWith(
    '/api/x',
    expect.objectContaining({
      body: '{"answerKo":"먹다"}',
      headers: expect.objectContaining({ 'Content-Type': 'application/json' }),
    }),
  );
  await sendJson('POST', '/api/x', undefined, { idempotencyKey: 'a1' });
  expect(fetch).toHaveBeenLastCalledWith(
    '/api/x',
    expect.objectContaining({ headers: { 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': 'a1' } }),
  );
});

// biome-ignore format: a table, to be read down
test.each([
  // case                       status  body                                                 code            sentence            again
  ['a problem of ours',         404,    problem('word_not_found', 404),                      'word_not_found',  '서버가 말한 까닭', false],
  ['trouble of the server',     503,    problem('unavailable', 503),                         'unavailable',     '서버가 말한 까닭', true],
  ['a code of a newer server',  409,    problem('brand_new', 409),                           'bad_request',     '서버가 말한 까닭', false],
  ['a refusal of a proxy',      413,    '<html>Too large</html>',                            'bad_request',     err.generic,        false],
  ['an empty refusal',          400,    '',                                                  'bad_request',     err.generic,        false],
])('%s', async (_, status, body, code, sentence, again) => {
  answering(status, body);
  const error = await failure(getJson('/api/x'));
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).code).toBe(code);
  expect(errorText(error)).toBe(sentence);
  expect(isTransient(error)).toBe(again);
});

test('errors of fields and other members of a problem are kept', async () => {
  answering(400, problem('validation_failed', 400, { errors: { q: '너무 길어요' }, wordStatus: 'COMPLETED' }));
  const error = (await failure(getJson('/api/x'))) as ApiError;
  expect(error.errors).toEqual({ q: '너무 길어요' });
  expect(error.extra['wordStatus']).toBe('COMPLETED');
  expect(Object.keys(errorMessages)).toContain(error.code);
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that breaks off', async () => new Response('{"content":[')],
  ['the page of a network that asks for a log-in', async () => new Response('<html>Welcome</html>')],
  ['the page of a proxy whose server is away', async () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['JSON that is no problem of ours', async () => new Response('null', { status: 503 })],
])('a call that got no answer of the server is named so: %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const error = await failure(getJson('/api/x'));
  expect(error).toEqual(new ConnectionError('network'));
  expect(errorText(error)).toBe(err.network);
  expect(isCutOff.get()).toBe(true);
});

test.each([
  ['an answer', async () => Response.json({})],
  ['one without anything to say', async () => new Response(null, { status: 204 })],
  ['a refusal of ours', async () => new Response(problem('word_not_found', 404), { status: 404 })],
  ['trouble of the server, which it says', async () => new Response(problem('unavailable', 503), { status: 503 })],
])('calls get through again with %s', async (_, fetch) => {
  isCutOff.set(true);
  vi.stubGlobal('fetch', fetch);
  await getJson('/api/x').catch(() => {});
  expect(isCutOff.get()).toBe(false);
});

test('a refusal that names a field says what is wrong with that field', async () => {
  answering(400, problem('validation_failed', 400, { errors: { text: '읽을 수 없는 글자가 있어요' } }));
  expect(errorText(await failure(getJson('/api/x')))).toBe('읽을 수 없는 글자가 있어요');
});

test('after 8 seconds an answer is late, and still taken', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(new Response('{"id":1}')), 14_000)));
  const call = getJson('/api/x');
  await vi.advanceTimersByTimeAsync(7_999);
  expect(lateCalls.get()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(lateCalls.get()).toBe(1);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await call).toEqual({ id: 1 });
  expect(lateCalls.get()).toBe(0);
});

test('after 15 seconds a call is given up', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  silent();
  const call = failure(getJson('/api/x'));
  limit.abort(new DOMException('', 'TimeoutError'));
  const error = await call;
  expect(errorText(error)).toBe(err.timeout);
  expect([isTimeout(error), isTimeout(new ConnectionError('network'))]).toEqual([true, false]);
  expect(timeout).toHaveBeenCalledWith(15_000);
});

test('a caller who gives up gets its own reason, not a failure', async () => {
  silent();
  const caller = new AbortController();
  const call = failure(getJson('/api/x', { signal: caller.signal }));
  caller.abort('no longer wanted');
  expect(await call).toBe('no longer wanted');
  expect(isCutOff.get()).toBe(false);
});

test('a file goes as it is, of its own type, under a name and a tag', async () => {
  const fetch = answering(200, '{"applied":true}');
  const file = new Blob(['a,b'], { type: 'text/csv' });
  await sendBody('/api/admin/words/import', file, { ifMatch: 'seen', idempotencyKey: 'once' });
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(init).toMatchObject({ method: 'POST', body: file });
  expect(init.headers).toEqual({
    'X-Requested-With': 'XMLHttpRequest',
    'If-Match': '"seen"',
    'Idempotency-Key': 'once',
  });
});

test('a call that may take longer is given up later', async () => {
  silent();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await failure(sendBody('/api/admin/words/import', new Blob(), { timeoutMs: 20_000 }))).toBeInstanceOf(
    ConnectionError,
  );
  expect(timeout).toHaveBeenCalledWith(20_000);
});
