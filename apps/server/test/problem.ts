import { type ErrorCode, errorStatus, type Problem, problem } from '@utarang/contract';
import { errorMessages } from '@utarang/messages';
import { expect } from 'vitest';
import * as z from 'zod/mini';

type Answer = { readonly status: number; readonly headers: Headers };

/** An answer of the form that every error has, whatever it is about. */
export function expectProblem({ status, headers }: Answer, body: string): Problem {
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{16}$/);
  const parsed = z.parse(problem, JSON.parse(body));
  expect(parsed.status).toBe(status);
  expect(errorStatus).toHaveProperty(parsed.code, status);
  expect(parsed.detail).toBe(errorMessages[parsed.code as ErrorCode]);
  for (const sentence of Object.values(parsed.errors ?? {})) expect(sentence).toMatch(/[가-힣]/);
  return parsed;
}

export async function problemIn(response: Response): Promise<Problem> {
  return expectProblem(response, await response.text());
}
