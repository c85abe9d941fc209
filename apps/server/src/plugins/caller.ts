import fp from 'fastify-plugin';
import { callerKey } from '../lib/address.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address by which the caller is counted, from the socket or a trusted proxy. */
    caller: string;
  }
}

/**
 * Stores the key of the caller, by which limits count, at the start of a request: a closed connection has no address.
 */
export const caller = fp(async (app) => {
  app.decorateRequest('caller', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = callerKey(request.ip);
    done();
  });
});
