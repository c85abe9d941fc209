import * as z from 'zod/mini';
import { described } from './described.js';

/** RFC 9457 problem details, the body of every error answer (`application/problem+json`). */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: described(z.string(), 'Stable identifier, one of a closed list (`packages/contract/src/errors.ts`).'),
  detail: described(z.string(), 'The Korean sentence to show.'),
  errors: described(z.optional(z.record(z.string(), z.string())), 'Field name → Korean sentence.'),
  requestId: described(z.optional(z.string()), 'Finds the request in the log; of faults of the server alone.'),
});
export type Problem = z.infer<typeof problem>;
