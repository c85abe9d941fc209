import { ApiError } from '@utarang/contract';
import fp from 'fastify-plugin';
import { Counter } from 'prom-client';
import type { Config } from '../config.js';
import { createCounts } from '../lib/counts.js';
import { onExchangeEnd } from '../lib/exchange.js';
import { RETRY_AFTER } from '../lib/problem.js';

/** One error for all: creating one for each would cost as much as the refusal. */
const TOO_MANY = new ApiError('too_many_requests', {}, { retryAfterSec: Number(RETRY_AFTER) });

/**
 * Limits the number of open requests of one address: begun, even incomplete, and not yet answered or read by their
 * client. They take memory, whatever they wait for. Health checks are never refused.
 */
export const openRequests = fp<Pick<Config, 'requestsPerAddress' | 'rateLimit'>>(async (app, config) => {
  const open = createCounts();
  const refused = new Counter({
    name: 'http_requests_too_many_open_total',
    help: 'Requests that were refused since their address had too many open',
    registers: [app.metrics],
  });
  if (config.rateLimit === 'off') return;
  app.addHook('onRequest', ({ caller, routeOptions }, reply, done) => {
    if (routeOptions.config.shed === 'never') return done();
    if (open.of(caller) >= config.requestsPerAddress) {
      refused.inc();
      return done(TOO_MANY);
    }
    open.add(caller);
    onExchangeEnd(reply.raw, () => open.remove(caller));
    done();
  });
});
