import { ApiError } from '@utarang/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { onExchangeEnd } from '../lib/exchange.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True if the answer is sent in the same turn of the event loop, cached or newly computed: it needs no time limit.
     */
    cached?: boolean;
  }
  interface FastifyRequest {
    /** Aborted when nobody waits for the answer any more: the client left, or the time limit has passed. */
    readonly givenUp: AbortSignal;
  }
}

/**
 * Limits the time of a call until its answer, its body included. Fastify's own limit covers
 * only the reading of the request. Only calls have it: a file may take longer to reach a slow phone.
 */
export const timeLimit = fp<{ requestTimeoutMs: number }>(async (app, { requestTimeoutMs }) => {
  const timers = new WeakMap<FastifyRequest, ReturnType<typeof setTimeout>>();
  const controllers = new WeakMap<FastifyRequest, AbortController>();
  app.decorateRequest('givenUp', {
    getter(this: FastifyRequest) {
      const known = controllers.get(this);
      const controller = known ?? new AbortController();
      controllers.set(this, controller);
      return controller.signal;
    },
  });
  const giveUp = (request: FastifyRequest) => controllers.get(request)?.abort();

  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    onExchangeEnd(reply.raw, (ending) => {
      clearTimeout(timers.get(request));
      if (ending === 'lost') giveUp(request);
    });
    if (url?.startsWith('/api/') && !config.cached) {
      const end = () => {
        void reply.send(new ApiError(request.raw.complete ? 'unavailable' : 'request_timeout'));
        giveUp(request);
      };
      timers.set(request, setTimeout(end, requestTimeoutMs));
    }
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    clearTimeout(timers.get(request));
    done(null, payload);
  });
});
