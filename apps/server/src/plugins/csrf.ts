import { fail } from '@utarang/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.js';
import { requestOrigin } from '../lib/origin.js';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks that calls that change something come from our own pages: they have a header that a foreign page cannot send
 * without a preflight, and, when the browser sends its origin, ours. `null` (a sandboxed frame) is foreign.
 */
export const csrf = fp<Pick<Config, 'publicUrl'>>(async (app, { publicUrl }) => {
  const isOwn = (request: FastifyRequest) => {
    const { origin } = request.headers;
    return origin === undefined || origin === publicUrl || origin === requestOrigin(request);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method)) return done();
    if (request.headers['x-requested-with'] !== 'XMLHttpRequest' || !isOwn(request)) fail('csrf');
    done();
  });
});
