import fp from 'fastify-plugin';
import { entityTag, namesTag } from '../lib/etag.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if caches may store the answer, and revalidate it with its entity tag each time. */
    revalidate?: boolean;
  }
}

/** Conditional requests for routes with `config: { revalidate: true }`. A route that knows its tag sets it itself. */
export const revalidation = fp(async (app) => {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (reply.statusCode !== 200 || !request.routeOptions.config.revalidate) return done(null, payload);
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return done(null, payload);

    // the handler has marked it as personal
    if (reply.getHeader('cache-control') === 'no-store') return done(null, payload);

    const tag = String(reply.getHeader('etag') ?? entityTag(payload));
    reply.headers({ etag: tag, 'cache-control': 'no-cache' });
    if (!namesTag(request.headers['if-none-match'], tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    done(null, '');
  });
});
