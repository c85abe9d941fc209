import * as z from 'zod/mini';

/** GET /healthz, GET /readyz and GET /readyz/database when all is well; anything else is a problem. */
export const health = z.object({ status: z.literal('ok') });
