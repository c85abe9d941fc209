import * as z from 'zod/mini';

/** RFC 9457 problem details, the body of every error answer (`application/problem+json`). */
export const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** Stable identifier, see `errors.ts`. */
  code: z.string(),
  /** The Korean sentence to show. */
  detail: z.string(),
  /** Field name → Korean sentence. */
  errors: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
});
export type Problem = z.infer<typeof problem>;
