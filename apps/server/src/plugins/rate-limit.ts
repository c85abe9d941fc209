import fp from 'fastify-plugin';
import type { LimitName, RateLimits } from '../auth/rate-limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit of how often an address may make this call. A call that is refused for its content does not count. */
    limit?: LimitName;
  }
  interface FastifyInstance {
    readonly rateLimits: RateLimits;
  }
}

export const rateLimit = fp<{ limits: RateLimits }>(async (app, { limits }) => {
  app.decorate('rateLimits', limits);
  app.addHook('preHandler', (request, _reply, done) => {
    const { limit } = request.routeOptions.config;
    if (!limit) return done();
    limits.take(limit, request.caller).then(() => done(), done);
  });
});
