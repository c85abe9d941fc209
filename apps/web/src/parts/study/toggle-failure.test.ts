import { ApiError, type ErrorCode } from '@utarang/contract';
import { expect, test } from 'vitest';
import { ConnectionError } from '../../lib/http.js';
import { toggleFailure } from './toggle-failure.js';

// biome-ignore format: a table, to be read down
test.each([
  // wish   status  code                       extra                             means
  [true,    409,    'word_already_saved',      {},                               'as-wished'],
  [true,    409,    'word_already_completed',  { wordStatus: 'COMPLETED' },      'completed'],
  [true,    409,    'bad_request',             { wordStatus: 'COMPLETED' },      'completed'],
  [true,    500,    'internal',                { detail: '이미 완료한 단어예요' }, 'failed'],
  [true,    418,    'bad_request',             {},                               'completed'],
  [true,    404,    'word_not_found',          {},                               'said'],
  [true,    401,    'login_required',          {},                               'login'],
  [true,    409,    'must_change_password',    {},                               'login'],
  [true,    429,    'too_many_requests',       {},                               'said'],
  [true,    409,    'saved_limit',             {},                               'said'],
  [true,    403,    'csrf',                    {},                               'said'],
  [true,    500,    'internal',                { detail: '문제가 생겼어요' },      'failed'],
  [true,    503,    'unavailable',             {},                               'failed'],
  [false,   404,    'word_not_saved',          {},                               'as-wished'],
  [false,   404,    'word_not_found',          {},                               'as-wished'],
  [false,   405,    'bad_request',             {},                               'as-wished'],
  [false,   409,    'word_in_cooldown',        {},                               'said'],
  [false,   409,    'word_already_completed',  {},                               'completed'],
  [false,   401,    'login_required',          {},                               'login'],
  [false,   500,    'internal',                {},                               'failed'],
] as const)('wish %s refused with %i %s %j: %s', (wish, status, code, extra, means) => {
  expect(toggleFailure(new ApiError(code as ErrorCode, {}, { status, ...extra }), wish)).toBe(means);
});

test.each([[new ConnectionError('network')], [new ConnectionError('timeout')], [new Error('anything')]])(
  '%s: trying again may help',
  (error) => {
    expect(toggleFailure(error, true)).toBe('failed');
    expect(toggleFailure(error, false)).toBe('failed');
  },
);
