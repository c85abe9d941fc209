import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerWriter } from './answer-writer.js';

const schema = z.object({ id: z.int(), note: z.optional(z.string()), level: z.nullable(z.string()) });
const [checked, unchecked] = [answerWriter(true), answerWriter(false)];

test.each([
  { id: 1, level: null },
  { level: 'N5', id: 1, note: '' },
  { id: 1, level: null, note: undefined },
])('%j is written the same, held to the contract or not', (answer) => {
  expect(checked(schema, answer as z.output<typeof schema>)).toBe(JSON.stringify(answer));
  expect(unchecked(schema, answer as z.output<typeof schema>)).toBe(JSON.stringify(answer));
});

test.each([{ id: '1', level: null }, { id: 1 }, { id: 1, level: null, passwordHash: 'secret' }])(
  '%j is not what the contract says',
  (answer) => {
    expect(() => checked(schema, answer as unknown as z.output<typeof schema>)).toThrow();
  },
);
