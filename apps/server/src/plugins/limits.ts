import { fail } from '@utarang/contract';
import fp from 'fastify-plugin';
import { isHost } from '../lib/origin.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is sent in the same turn of the event loop, kept or newly made: a time limit would end no wait. */
    kept?: boolean;
  }
}

/**
 * The longest address that is read, which is ASCII: a byte a letter. A query of 10,000 letters is still told that it is
 * a long query.
 */
const MAX_URL_BYTES = 16 * 1024;

/** Requests that are refused before anything looks at them, and how long a call may take to be answered. */
export const limits = fp<{ requestTimeoutMs: number }>(async (app, { requestTimeoutMs }) => {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.url && raw.url.length > MAX_URL_BYTES) fail('uri_too_long');
    const { host } = raw.headers; // RFC 9112, 3.2
    if (host === undefined ? raw.httpVersion === '1.1' : !isHost(host)) fail('bad_request');
    done();
  });
  // Calls alone: a file may take longer to reach a slow phone.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.config?.kept) route.handlerTimeout ??= requestTimeoutMs;
  });
});
