import { fail, health } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database.js';
import { problems } from '../../plugins/openapi.js';

/**
 * The health checks: is the process alive, is it ready, can the database be written? A balancer asks for readiness.
 * Without the database pages and words are still served, so that the server stays ready then.
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
