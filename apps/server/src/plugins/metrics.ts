import { fail } from '@utarang/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.js';
import { routeLabel } from './access-log.js';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** On this machine, by the socket and not by what a header says; through a proxy on this machine it is not. */
function isLocal({ raw }: FastifyRequest): boolean {
  const proxied = raw.headers.forwarded !== undefined || raw.headers['x-forwarded-for'] !== undefined;
  return !proxied && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where other parts put their figures. */
    metrics: Registry;
  }
}

/** `/metrics` for Prometheus: how long answers took by route and status, and Node's own figures. */
export const metrics = fp<Pick<Config, 'metricsAllow'>>(async (app, { metricsAllow }) => {
  const register = new Registry();
  app.decorate('metrics', register);
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [register],
  });

  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: routeLabel(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (metricsAllow === 'loopback' && !isLocal(request)) fail('not_found');
    return reply
      .type(register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics());
  });
});
