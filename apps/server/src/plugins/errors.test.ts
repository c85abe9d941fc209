import { ApiError, type ErrorCode, errorStatus } from '@utarang/contract';
import { expect, test } from 'vitest';
import { problemIn } from '../../test/problem.js';
import { serve } from '../../test/serve.js';

const own = { 'X-Requested-With': 'XMLHttpRequest' };

const options = { config: { access: 'public' } } as const;

const { get, logged } = await serve({
  prepare(app) {
    app.get('/api/test/throw/:code', options, (request) => {
      const { code } = request.params as { code: ErrorCode };
      throw new ApiError(code, { field: '고쳐 주세요' }, { wordStatus: 'COMPLETED' });
    });
    app.get('/api/test/bug', options, () => {
      throw new TypeError('the secret is 1234');
    });
    app.get('/api/test/away', options, () => {
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    });
    app.get(
      '/api/test/wrong',
      { ...options, schema: { response: { 200: {} } }, serializerCompiler: () => () => notJson() },
      () => ({}),
    );
    app.post('/api/test/body', options, () => ({}));
  },
});

function notJson(): string {
  throw new Error('cannot be serialised');
}

test.each(Object.entries(errorStatus) as [ErrorCode, number][])(
  '%s is a problem with status %i',
  async (code, status) => {
    const problem = await problemIn(await get(`/api/test/throw/${code}`));
    expect(problem).toMatchObject({ code, status, type: 'about:blank' });
    if (status < 500) expect(problem).toMatchObject({ wordStatus: 'COMPLETED', errors: { field: '고쳐 주세요' } });
    else if (status === 500)
      expect(Object.keys(problem).sort()).toEqual(['code', 'detail', 'requestId', 'status', 'title', 'type']);
  },
);

test('a fault of ours tells nothing but its request id, under which the log tells all', async () => {
  const response = await get('/api/test/bug');
  const problem = await problemIn(response);
  expect(problem).toMatchObject({ code: 'internal', requestId: response.headers.get('x-request-id') });
  expect(JSON.stringify(problem)).not.toContain('secret');
  const entry = logged().find((line) => line['requestId'] === problem.requestId && line['level'] === 50);
  expect(entry).toMatchObject({ err: { type: 'TypeError', message: 'the secret is 1234', stack: expect.any(String) } });
});

test('an answer that cannot be written is a fault of ours', async () => {
  expect(await problemIn(await get('/api/test/wrong'))).toMatchObject({ code: 'internal' });
});

test('the database away is said with when to try again', async () => {
  const response = await get('/api/test/away');
  expect(await problemIn(response)).toMatchObject({ code: 'unavailable' });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['a body that is no JSON', { 'content-type': 'application/json' }, '{"a":', 'bad_request'],
  ['no body where one is announced', { 'content-type': 'application/json' }, '', 'bad_request'],
  [
    'a poisoned prototype',
    { 'content-type': 'application/json' },
    '{"__proto__":{"role":"ROLE_ADMIN"}}',
    'bad_request',
  ],
  ['a body of another type', { 'content-type': 'application/xml' }, '<a/>', 'unsupported_media_type'],
  ['a body of 1 MiB and a byte', { 'content-type': 'text/plain' }, 'a'.repeat(1024 * 1024 + 1), 'body_too_large'],
] as const)('%s', async (_, headers, body, code) => {
  const response = await get('/api/test/body', { method: 'POST', headers: { ...own, ...headers }, body });
  expect(await problemIn(response)).toMatchObject({ code });
});

test.each(['/api/nothing', '/api', '/api/', '/api?x', '/assets/nothing.js', '/api/words/1/2'])(
  '%s is not found',
  async (path) => {
    expect(await problemIn(await get(path))).toMatchObject({ code: 'not_found' });
  },
);
