import { fail, health } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database.js';
import { problems } from '../../plugins/openapi.js';

/**
 * For machines: does the process live, can it serve, can the database be written? A balancer asks whether it can serve:
 * while the database is away, pages and words are shown all the same, and without a server they would not be.
 */
export const healthRoutes: FastifyPluginAsyncZod<{ database: Pick<Database, 'probe'> }> = async (app, { database }) => {
  const config = { access: 'public', shed: 'never' } as const;
  const schema = { tags: ['health'], response: { 200: health, ...problems } };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  app.get('/healthz', { config, schema: { ...schema, summary: 'The process lives' } }, async () => ({
    status: 'ok' as const,
  }));

  // The catalogue is loaded before the server listens.
  app.get('/readyz', { config, schema: { ...schema, summary: 'The process takes requests' } }, async () => {
    if (!app.isOpen()) fail('unavailable', { reason: 'stopping' });
    return { status: 'ok' as const };
  });

  app.get('/readyz/database', { config, schema: { ...schema, summary: 'The database can be written' } }, async () => {
    const reason = app.isOpen() ? await database.probe() : 'stopping';
    if (reason !== 'ready') fail('unavailable', { reason });
    return { status: 'ok' as const };
  });
};
