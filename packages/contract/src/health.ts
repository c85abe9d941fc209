import * as z from 'zod/mini';

/** GET /healthz and GET /readyz when all is well; anything else is a problem. */
export const health = z.object({ status: z.literal('ok') });
