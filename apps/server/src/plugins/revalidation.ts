import fp from 'fastify-plugin';
import { entityTag, namesTag } from '../lib/etag.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer may be kept by caches, and is asked for again with its entity tag each time. */
    revalidate?: boolean;
  }
}

/** Conditional requests for routes with `config: { revalidate: true }`. A route that knows its tag sets it itself. */
export const revalidation = fp(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.routeOptions.config.revalidate || reply.statusCode !== 200) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;

    if (reply.getHeader('cache-control') === 'no-store') return payload; // it turned out to be personal

    const start = performance.now();
    const tag = String(reply.getHeader('etag') ?? entityTag(payload));
    if (reply.serializing > 0) reply.timing('hash', start);
    reply.headers({ etag: tag, 'cache-control': 'no-cache' });
    if (!namesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
    return '';
  });
});
