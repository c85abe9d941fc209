import { fail } from '@utarang/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isSameHash, secretHash } from '../auth/secrets.js';
import type { Config } from '../config.js';
import { namesAddress, rangeOf } from '../lib/address.js';
import { onExchangeEnd } from '../lib/exchange.js';
import { isLoopbackHost } from '../lib/origin.js';
import { routeLabel } from './access-log.js';

/** Headers that proxies add to requests. */
const PROXIED = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Checks whether a request comes from this machine, by its socket and not by what a header says. A proxy on this
 * machine may pass on requests of others. It is known by the headers that it adds, by a host name that is not this
 * machine's, or by HTTP/1.0. Where TRUST_PROXY names this machine as a proxy, no request from it counts as local.
 */
function localOnly(trustProxy: Config['trustProxy']): (request: FastifyRequest) => boolean {
  const mayBeProxy = namesAddress(trustProxy ?? []);
  return ({ raw, hostname }) => {
    const address = raw.socket.remoteAddress ?? '';
    return (
      rangeOf(address) === 'loopback' &&
      !mayBeProxy(address) &&
      raw.httpVersion !== '1.0' &&
      isLoopbackHost(hostname) &&
      PROXIED.every((header) => raw.headers[header] === undefined)
    );
  };
}

/**
 * Node's own metrics. Their observers cannot be stopped, and would keep each server with its own in memory until the process ends.
 */
const ofProcess = new Registry();

function processMetrics(): Registry {
  if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry to which other parts add their metrics. */
    metrics: Registry;
  }
}

/** `/metrics` for Prometheus: durations of answers by route and status, and Node's own metrics. */
export const metrics = fp<Pick<Config, 'metricsAllow' | 'metricsToken' | 'trustProxy'>>(async (app, config) => {
  const register = new Registry();
  app.decorate('metrics', register);
  const all = [processMetrics(), register];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [register],
  });

  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: routeLabel(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  const abandoned = new Counter({
    name: 'http_requests_abandoned_total',
    help: 'Requests whose client left before the answer',
    labelNames: ['method', 'route'],
    registers: [register],
  });
  app.addHook('onRequest', (request, reply, done) => {
    onExchangeEnd(reply.raw, (ending) => {
      if (ending === 'lost') abandoned.inc({ method: request.method, route: routeLabel(request) });
    });
    done();
  });

  const isLocal = localOnly(config.trustProxy);
  const tokenHash = config.metricsToken && secretHash(`Bearer ${config.metricsToken}`);
  const hasToken = ({ headers }: FastifyRequest) =>
    tokenHash !== null && isSameHash(tokenHash, secretHash(headers.authorization ?? ''));

  app.get(
    '/metrics',
    { config: { access: 'public', shed: 'never' }, schema: { hide: true } },
    async (request, reply) => {
      if (config.metricsAllow === 'loopback' && !isLocal(request) && !hasToken(request)) fail('not_found');
      return reply
        .type(register.contentType)
        .header('cache-control', 'no-store')
        .send(await Registry.merge(all).metrics());
    },
  );
});
