import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isBroken, lastWords } from './last-resort.js';
import { StartupError } from './lib/startup-error.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['a lost connection to the database', withCode('57P01'), false],
  ['the same in a query', new DrizzleQueryError('select 1', [], withCode('ECONNRESET')), false],
  ['a full disk of the database', withCode('53100'), false],
  ['a client that left', withCode('EPIPE'), false],
  ['a stream that was ended early', withCode('ERR_STREAM_PREMATURE_CLOSE'), false],
  ['a bug', new TypeError('undefined is not a function'), true],
  ['an argument that Node refuses', withCode('ERR_INVALID_ARG_TYPE'), true],
  ['what is no error at all', 'out of order', true],
])('%s', (_, error, broken) => {
  expect(isBroken(error)).toBe(broken);
});

test('what the operator can mend is its own sentence; a fault of ours is one line', () => {
  expect(lastWords(new StartupError('Free some space.', 74))).toEqual({ sentence: 'Free some space.', exitCode: 74 });
  expect(lastWords(new TypeError('x is\nnot a function'))).toEqual({
    sentence: 'The server ended on a fault of its own, which its log tells: TypeError: x is',
    exitCode: 70,
  });
});
