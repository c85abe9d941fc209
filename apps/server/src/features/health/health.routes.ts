import { fail, health } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database.js';
import { problems } from '../../plugins/openapi.js';

const PING_MS = 1000;

/** Does the database answer within a second? */
async function answers(database: Pick<Database, 'ping'>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, PING_MS, false).unref());
  return Promise.race([
    database.ping().then(
      () => true,
      () => false,
    ),
    late,
  ]);
}

/** For machines: does the process live, and can it be sent requests? The catalogue is loaded before the server listens. */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Pick<Database, 'ping'> }> = async (app, { database }) => {
  const schema = { tags: ['health'], response: { 200: health, ...problems } };
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get('/healthz', { schema: { ...schema, summary: 'The process lives' } }, async () => ({ status: 'ok' as const }));

  app.get('/readyz', { schema: { ...schema, summary: 'The database answers and the words are loaded' } }, async () => {
    if (!app.isOpen() || !(await answers(database))) fail('unavailable');
    return { status: 'ok' as const };
  });
};
