import { ApiError } from '@utarang/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter } from 'prom-client';
import type { Config } from '../config.js';
import { createLoopTurn } from '../lib/loop-turn.js';

/** Which requests are told to come later: first the costly ones, last those that change something, health never. */
export type Shed = 'first' | 'middle' | 'last' | 'never';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Without it reading is in the middle, and what changes something last. */
    shed?: Shed;
  }
  interface FastifyRequest {
    /** It was told to come later. */
    isShed: boolean;
  }
}

/** The bounds from which they are: so many requests under way, or so long a turn of the event loop in milliseconds. */
export const BOUNDS = {
  first: { underWay: 100, turnMs: 50 },
  middle: { underWay: 200, turnMs: 100 },
  last: { underWay: 400, turnMs: 250 },
} as const satisfies Record<Exclude<Shed, 'never'>, { underWay: number; turnMs: number }>;

/** So many that arrive in one turn are never too many, however slow it is. */
const FEW = 10;

/** How often the log says how many requests were told to come later. */
const TELL_MS = 10_000;

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** One for all: an error made for each would cost as much as the refusal. */
const OVERLOADED = new ApiError('overloaded');

const orderOf = ({ is404, routeOptions, method }: FastifyRequest): Shed =>
  routeOptions.config.shed ?? (is404 ? 'first' : READING.has(method) ? 'middle' : 'last');

/**
 * Answers 503 while more is asked than can be answered in time, so that what is answered is answered soon. Two things
 * tell: how much waits for the database, the disk or another thread, and how long the event loop has been at work
 * without a pause. Both are known at once, so that just the requests that are too many are refused.
 */
export const shedding = fp<Pick<Config, 'shedding'>>(async (app, config) => {
  const arrive = createLoopTurn(FEW);
  let underWay = 0;
  const leave = () => {
    underWay -= 1;
  };

  const shedRequests = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were told to come later, since more were asked than can be answered in time',
    labelNames: ['order'],
    registers: [app.metrics],
  });
  for (const order of Object.keys(BOUNDS)) shedRequests.inc({ order }, 0);
  let untold = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    if (untold === 0) return;
    app.log.warn({ requests: untold }, 'more is asked than can be answered in time; requests are told to come later');
    untold = 0;
    timer = setTimeout(tell, TELL_MS).unref();
  };
  app.addHook('onClose', async () => clearTimeout(timer));

  app.decorateRequest('isShed', false);
  if (config.shedding === 'off') return;
  app.addHook('onRequest', (request, reply, done) => {
    const order = orderOf(request);
    const turn = arrive();
    if (order !== 'never' && (underWay >= BOUNDS[order].underWay || turn > BOUNDS[order].turnMs)) {
      request.isShed = true;
      shedRequests.inc({ order });
      untold += 1;
      if (!timer) tell();
      return done(OVERLOADED);
    }
    underWay += 1;
    reply.raw.on('close', leave);
    done();
  });
});
