import { ApiError, type ErrorCode } from '@utarang/contract';
import { expect, test } from 'vitest';
import { ConnectionError } from '../../lib/http.js';
import { toggleFailure } from './toggle-failure.js';

// biome-ignore format: a table, to be read down
test.each([
  // saved  status  code                       extra                             means
  [true,    409,    'word_already_saved',      {},                               'already-done'],
  [true,    409,    'word_already_completed',  { wordStatus: 'COMPLETED' },      'completed'],
  [true,    409,    'bad_request',             { wordStatus: 'COMPLETED' },      'completed'],
  [true,    500,    'internal',                { detail: '이미 완료한 단어예요' }, 'failed'],
  [true,    418,    'bad_request',             {},                               'completed'],
  [true,    404,    'word_not_found',          {},                               'explained'],
  [true,    401,    'login_required',          {},                               'login'],
  [true,    409,    'must_change_password',    {},                               'login'],
  [true,    429,    'too_many_requests',       {},                               'explained'],
  [true,    409,    'saved_limit',             {},                               'explained'],
  [true,    403,    'csrf',                    {},                               'explained'],
  [true,    500,    'internal',                { detail: '문제가 생겼어요' },      'failed'],
  [true,    503,    'unavailable',             {},                               'failed'],
  [false,   404,    'word_not_saved',          {},                               'already-done'],
  [false,   404,    'word_not_found',          {},                               'already-done'],
  [false,   405,    'bad_request',             {},                               'already-done'],
  [false,   409,    'word_in_cooldown',        {},                               'explained'],
  [false,   409,    'word_already_completed',  {},                               'completed'],
  [false,   401,    'login_required',          {},                               'login'],
  [false,   500,    'internal',                {},                               'failed'],
] as const)('saved %s refused with %i %s %j: %s', (saved, status, code, extra, means) => {
  expect(toggleFailure(new ApiError(code as ErrorCode, {}, { status, ...extra }), saved)).toBe(means);
});

test.each([[new ConnectionError('network')], [new ConnectionError('timeout')], [new Error('anything')]])(
  '%s: trying again may help',
  (error) => {
    expect(toggleFailure(error, true)).toBe('failed');
    expect(toggleFailure(error, false)).toBe('failed');
  },
);
