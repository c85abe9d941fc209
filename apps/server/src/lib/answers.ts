import { normalise } from '@utarang/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { answerWriter } from './answer-writer.js';
import { type CachedResponse, createResponseCache } from './response-cache.js';
import { sendCached } from './send-cached.js';

type Options = {
  /** The version of the words. */
  readonly version: () => string;
  /** True if each new answer is checked against its contract. */
  readonly checked: boolean;
};

/** The bound of the cache: some five thousand pages of words, in all their encodings. */
const CACHE_BYTES = 32 * 1024 * 1024;

type Query = { readonly q?: string; readonly mode?: string; readonly exact?: boolean };

/**
 * The cache key of a call: everything on which its answer may depend, as its schemas read it from the address. A search
 * for nothing readable is a list, the same in every mode.
 */
function questionOf({ routeOptions: { url, schema }, params, query }: FastifyRequest): string {
  const { q, mode: _, exact: __, ...list } = query as Query;
  const asked = q !== undefined && normalise(q) === '' ? list : query;
  return JSON.stringify([url, params, schema?.querystring && asked]);
}

/** A `Server-Timing` header: the duration of each step by its name. */
function timing(start: number, steps: readonly (readonly [step: string, end: number])[]): string {
  const begins = [start, ...steps.map(([, end]) => end)];
  return steps.map(([step, end], index) => `${step};dur=${(end - begins[index]!).toFixed(3)}`).join(', ');
}

/**
 * Answers of calls that are the same for everyone: each is computed, serialized and tagged once for a version of the
 * words, and then sent from the cache.
 */
export function createAnswers({ version, checked }: Options) {
  const cache = createResponseCache({ maxBytes: CACHE_BYTES, version, effort: 'swift' });
  const written = answerWriter(checked);

  /**
   * Answers the call from the cache, or else with what `answer` computes. An error is not cached. `Server-Timing` says
   * which, and how long computing, serializing and tagging took. Returns what was sent.
   */
  function sent<Shape extends z.core.$ZodType>(
    reply: FastifyReply,
    schema: Shape,
    answer: () => z.output<Shape>,
  ): CachedResponse {
    const key = questionOf(reply.request);
    reply.type('application/json; charset=utf-8');
    const known = cache.find(key);
    if (known) {
      reply.header('server-timing', 'kept');
      sendCached(reply, cache, key, known);
      return known;
    }
    const start = performance.now();
    const made = answer();
    const found = performance.now();
    const json = written(schema, made);
    const serialized = performance.now();
    const answered = cache.keep(key, json);
    const steps = [
      ['search', found],
      ['serialize', serialized],
      ['hash', performance.now()],
    ] as const;
    reply.header('server-timing', timing(start, steps));
    sendCached(reply, cache, key, answered);
    return answered;
  }

  return {
    /** Answers as `sent` does, without a result, since the result of a handler would be sent as well. */
    send<Shape extends z.core.$ZodType>(reply: FastifyReply, schema: Shape, answer: () => z.output<Shape>) {
      sent(reply, schema, answer);
    },

    sent,
  };
}

export type Answers = ReturnType<typeof createAnswers>;
