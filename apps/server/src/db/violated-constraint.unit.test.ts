import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { violatedConstraint } from './violated-constraint.js';

const broken = (code: string, constraint?: string) => Object.assign(new Error('broken'), { code, constraint });

test.each<[string, unknown, string | null]>([
  ['a unique constraint', broken('23505', 'members_email'), 'members_email'],
  ['one that drizzle wraps', new DrizzleQueryError('select 1', [], broken('23505', 'members_email')), 'members_email'],
  ['another kind of constraint', broken('23514', 'members_name'), null],
  ['no constraint', new Error('lost'), null],
  ['no error', 'members_email', null],
])('%s', (_, error, constraint) => {
  expect(violatedConstraint(error)).toBe(constraint);
});
