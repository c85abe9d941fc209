import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { movableClock } from '../db/clock.js';

type Options = { readonly clock: Pick<ReturnType<typeof movableClock>, 'moveTo'> };

/** With `TEST_CLOCK=on`, which production refuses: tests move the time by so many milliseconds from the real one. */
export const testClock: FastifyPluginAsyncZod<Options> = async (app, { clock }) => {
  app.put(
    '/api/test/clock',
    { config: { access: 'public' }, schema: { hide: true, body: z.object({ shiftMs: z.int() }) } },
    async ({ body }, reply) => {
      clock.moveTo(body.shiftMs);
      return reply.code(204).send();
    },
  );
};
