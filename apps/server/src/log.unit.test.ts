import { expect, test } from 'vitest';
import { createLog, describeError } from './log.js';

test('a line is one JSON object with time, level and message', () => {
  const lines: string[] = [];
  createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }).info({ words: 721 }, 'seeded');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 30, msg: 'seeded', words: 721, time: expect.stringMatching(/^\d{4}-.*Z$/) }),
  ]);
});

test("an error's kind, code and cause are logged, the data that came with it is not", () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "member_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(mina@example.com) already exists.',
  });
  const error = new Error('Failed query: insert into "member" values ($1)\nparams: mina@example.com', { cause });
  const described = describeError(error);
  expect(described).toMatchObject({
    type: 'Error',
    message: 'Failed query: insert into "member" values ($1)',
    cause: { code: '23505', message: expect.stringContaining('member_email_key') },
  });
  expect(JSON.stringify(described)).not.toContain('mina');
});

test('of a failed query no line of what a user typed is logged, and its stack is', () => {
  const typed = '노래\n    at 밤\nparams: 바다';
  const described = describeError(new Error(`Failed query: insert into "own_lyrics" values ($1)\nparams: ${typed}`));
  expect(JSON.stringify(described)).not.toMatch(/노래|밤|바다/);
  expect(described).toMatchObject({
    message: 'Failed query: insert into "own_lyrics" values ($1)',
    stack: expect.stringMatching(/^Error: Failed query: .* values \(\$1\)\n {4}at .*log\.unit\.test/),
  });
});

test('an outage that fails every request is said once, with its cause and without where it was met', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const away = (code: string) =>
    new Error('Failed query: select 1', { cause: Object.assign(new Error(`connect ${code}`), { code }) });
  for (let i = 0; i < 750; i++) log.child({ requestId: i }).error({ err: away('ECONNREFUSED') }, 'a request failed');
  log.error({ err: away('53300') }, 'a request failed');
  log.warn({ err: away('ECONNREFUSED') }, 'the mail queue could not be read');
  for (let i = 0; i < 3; i++) log.error({ err: new TypeError('a bug') }, 'a request failed');

  const said = lines.map((line) => JSON.parse(line) as { msg: string; err: { message: string; cause?: object } });
  expect(said.map(({ msg, err }) => `${msg}: ${err.message}`)).toEqual([
    'a request failed: Failed query: select 1',
    'a request failed: Failed query: select 1',
    'the mail queue could not be read: Failed query: select 1',
    ...Array(3).fill('a request failed: a bug'),
  ]);
  expect(said[0]!.err.cause).toEqual({ type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' });
  expect(lines[0]).not.toContain('stack');
  expect(lines[5]).toContain('stack');
});

test('what is thrown without being an error is still said', () => {
  expect(describeError('out of order')).toEqual({ message: 'out of order' });
});
