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

test('what is thrown without being an error is still said', () => {
  expect(describeError('out of order')).toEqual({ message: 'out of order' });
});
