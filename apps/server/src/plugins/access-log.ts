import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { onExchangeEnd } from '../lib/exchange.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of this route in log and metrics, in place of its pattern, for routes that are to count as one. */
    label?: string;
  }
}

/**
 * The name of a route in log and metrics: its pattern, never the address itself, which may contain what people typed.
 */
export function routeLabel({ routeOptions }: FastifyRequest): string {
  return routeOptions.config.label ?? routeOptions.url ?? '(none)';
}

/** The status in the log for a client that left before its answer, as in nginx. */
export const CLIENT_LEFT = 499;

/** Routes that monitoring requests every few seconds. */
const QUIET: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/readyz/database', '/metrics']);

/** Checks whether a route is only for monitoring: it is logged at `debug`, and not traced. */
export const isQuiet = (route: string): boolean => QUIET.has(route);

/**
 * Logs one line for each answer, without addresses, queries or anything else about a person; and sends the request's id
 * with it.
 */
export const accessLog = fp(async (app) => {
  const write = (request: FastifyRequest, status: number, ms?: number) => {
    const route = routeLabel(request);
    const entry = { method: request.method, route, status, ...(ms !== undefined && { ms: Math.round(ms * 10) / 10 }) };
    if (isQuiet(route) || request.isShed) request.log.debug(entry, 'request');
    else request.log.info(entry, 'request');
  };
  app.addHook('onResponse', (request, reply, done) => {
    write(request, reply.statusCode, reply.elapsedTime);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    onExchangeEnd(reply.raw, (ending) => ending === 'lost' && write(request, CLIENT_LEFT));
    done();
  });
});
