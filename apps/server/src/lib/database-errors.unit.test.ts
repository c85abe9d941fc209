import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseAway, NoAnswerError } from './database-errors.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['nobody listens', withCode('ECONNREFUSED'), true],
  ['nobody listens at any address of the host', new AggregateError([withCode('ECONNREFUSED')]), true],
  ['the connection was cut', withCode('ECONNRESET'), true],
  ['the driver saw it cut', new Error('Connection terminated unexpectedly'), true],
  ['no connection came about in time', new Error('timeout exceeded when trying to connect'), true],
  ['it shuts down', withCode('57P01'), true],
  ['it starts', withCode('57P03'), true],
  ['the connection failed', withCode('08006'), true],
  ['drizzle wraps it', new DrizzleQueryError('select 1', [], withCode('57P01')), true],
  ['the statement took too long', withCode('57014'), true],
  ['its disk is full', withCode('53100'), true],
  ['it has too many connections', withCode('53300'), true],
  ['it may only be read', withCode('25006'), true],
  ['its disk failed', withCode('58030'), true],
  ['it ended an idle transaction', withCode('25P03'), true],
  ['it undid this transaction, since another one had what it wanted', withCode('40P01'), true],
  ['another has a lock', withCode('55P03'), true],
  ['it did not answer', new NoAnswerError('silent'), true],
  ['drizzle wraps a full disk', new DrizzleQueryError('select 1', [], withCode('53100')), true],
  ['a constraint is broken', withCode('23505'), false],
  ['drizzle wraps a broken constraint', new DrizzleQueryError('select 1', [], withCode('23505')), false],
  ['the password is wrong', withCode('28P01'), false],
  ['a bug', new TypeError('undefined is not a function'), false],
  ['nothing', null, false],
])('%s', (_, error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
});
