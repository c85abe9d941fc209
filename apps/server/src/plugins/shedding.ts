import { ApiError } from '@utarang/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge } from 'prom-client';
import type { Config } from '../config.js';
import { createCounts } from '../lib/counts.js';
import { onExchangeEnd } from '../lib/exchange.js';
import { createLoopTurn } from '../lib/loop-turn.js';

/**
 * The order in which requests are shed: first the costly ones, last those that change something, health checks never.
 */
export type SheddingPriority = 'first' | 'middle' | 'last' | 'never';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default reading is in the middle, and what changes something last. */
    shed?: SheddingPriority;
  }
  interface FastifyRequest {
    /** True if it was shed. */
    isShed: boolean;
    /** True if the server is working on it. */
    isUnderWay: boolean;
  }
  interface FastifyInstance {
    /** To be called when an answer has been handed to the socket: from then on it waits only for its client. */
    handedOver(request: FastifyRequest): void;
  }
}

/**
 * The bounds of each step: a number of requests in progress, or a duration of the event loop's turn in milliseconds.
 */
export const BOUNDS = {
  first: { underWay: 100, turnMs: 50 },
  middle: { underWay: 200, turnMs: 100 },
  last: { underWay: 400, turnMs: 250 },
} as const satisfies Record<Exclude<SheddingPriority, 'never'>, { underWay: number; turnMs: number }>;

/** The number of requests in one turn that are never too many, however slow the turn is. */
const FEW = 10;

/** The interval of log lines about shed requests. */
const LOG_EVERY_MS = 10_000;

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** One error for all: creating one for each would cost as much as the refusal. */
const OVERLOADED = new ApiError('overloaded');

const orderOf = ({ is404, routeOptions, method }: FastifyRequest): SheddingPriority =>
  routeOptions.config.shed ?? (is404 ? 'first' : READING.has(method) ? 'middle' : 'last');

/** The share of a bound that one address may use. */
const SHARE = 0.5;

/** Checks whether a body follows the headers. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Answers 503 while there are more requests than can be answered in time, so that the others are answered soon. There
 * are two signals: the number of requests in progress, which wait for the database, the disk or another thread, and the
 * duration of the event loop's current turn. Both are known at once, so that exactly the excess requests are refused. A
 * body that is still arriving and an answer that has been handed over wait for the client, and do not count.
 */
export const shedding = fp<Pick<Config, 'shedding' | 'rateLimit'>>(async (app, config) => {
  const arrive = createLoopTurn(FEW);
  const ofAddress = createCounts();
  let underWay = 0;
  const enter = (request: FastifyRequest) => {
    if (request.isUnderWay) return;
    request.isUnderWay = true;
    underWay += 1;
    ofAddress.add(request.caller);
  };
  const leave = (request: FastifyRequest) => {
    if (!request.isUnderWay) return;
    request.isUnderWay = false;
    underWay -= 1;
    ofAddress.remove(request.caller);
  };
  const isTooMuch = (request: FastifyRequest, most: number) =>
    underWay >= most || (config.rateLimit === 'on' && ofAddress.of(request.caller) >= most * SHARE);

  const shedRequests = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were told to come later, since more were asked than can be answered in time',
    labelNames: ['order'],
    registers: [app.metrics],
  });
  for (const order of Object.keys(BOUNDS)) shedRequests.inc({ order }, 0);
  new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that the server works on now',
    registers: [app.metrics],
    collect() {
      this.set(underWay);
    },
  });
  let unlogged = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const logShed = () => {
    timer = undefined;
    if (unlogged === 0) return;
    app.log.warn({ requests: unlogged }, 'more is asked than can be answered in time; requests are told to come later');
    unlogged = 0;
    timer = setTimeout(logShed, LOG_EVERY_MS).unref();
  };
  app.addHook('onClose', async () => clearTimeout(timer));
  const shed = (request: FastifyRequest, order: Exclude<SheddingPriority, 'never'>): ApiError => {
    request.isShed = true;
    shedRequests.inc({ order });
    unlogged += 1;
    if (!timer) logShed();
    return OVERLOADED;
  };

  app.decorateRequest('isShed', false);
  app.decorateRequest('isUnderWay', false);
  app.decorate('handedOver', leave);
  if (config.shedding === 'off') return;
  app.addHook('onRequest', (request, reply, done) => {
    const order = orderOf(request);
    const turn = arrive();
    if (order !== 'never' && (turn > BOUNDS[order].turnMs || isTooMuch(request, BOUNDS[order].underWay))) {
      return done(shed(request, order));
    }
    enter(request);
    onExchangeEnd(reply.raw, () => leave(request));
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request)) leave(request);
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    const order = orderOf(request);
    if (request.isUnderWay || !hasBody(request)) return done();
    if (order !== 'never' && isTooMuch(request, BOUNDS[order].underWay)) return done(shed(request, order));
    enter(request);
    done();
  });
});

/** Marks an answer as handed over. Registered after everything else that works on answers. */
export const sheddingEnd = fp(async (app) => {
  app.addHook('onSend', (request, _reply, payload, done) => {
    app.handedOver(request);
    done(null, payload);
  });
});
