import fp from 'fastify-plugin';
import { callerKey } from '../lib/address.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address by which the caller is counted, as the socket or a trusted proxy says. */
    caller: string;
  }
}

/** Finds out, while the connection is there, whom a request counts for: a connection that is gone has no address. */
export const caller = fp(async (app) => {
  app.decorateRequest('caller', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.caller = callerKey(request.ip);
    done();
  });
});
