import { normalise } from '@utarang/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type CachedResponse, createResponseCache } from './response-cache.js';
import { sendCached } from './send-cached.js';
import { answerWriter } from './written.js';

type Options = {
  /** Changes with every change of the words. */
  readonly version: () => string;
  /** True if each answer that is made is checked against its contract. */
  readonly checked: boolean;
};

/** Some five thousand pages of words, in the forms in which they are sent. */
const CACHE_BYTES = 32 * 1024 * 1024;

type Query = { readonly q?: string; readonly mode?: string; readonly exact?: boolean };

/**
 * Names a call and all that its answer may depend on: what its schemas read of its address. A search for nothing that
 * can be read is a list, the same however it would be searched.
 */
function questionOf({ routeOptions: { url, schema }, params, query }: FastifyRequest): string {
  const { q, mode: _, exact: __, ...list } = query as Query;
  const asked = q !== undefined && normalise(q) === '' ? list : query;
  return JSON.stringify([url, params, schema?.querystring && asked]);
}

/** A `Server-Timing` header: each step's name, and when the one before it ended. */
function timing(start: number, steps: readonly (readonly [step: string, end: number])[]): string {
  const begins = [start, ...steps.map(([, end]) => end)];
  return steps.map(([step, end], index) => `${step};dur=${(end - begins[index]!).toFixed(3)}`).join(', ');
}

/**
 * Answers of calls that are the same for everyone: each is made, written and tagged once for a version of the words,
 * and then sent as it is.
 */
export function createAnswers({ version, checked }: Options) {
  const cache = createResponseCache({ maxBytes: CACHE_BYTES, version, effort: 'swift' });
  const written = answerWriter(checked);

  /**
   * Answers the call with what is cached, or else with what `answer` makes. What that throws is not cached.
   * `Server-Timing` says which, and what the making took: finding, writing, tagging. Returns what was sent.
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
    /** Answers as `sent` does. Nothing is returned, since a handler's result would be sent as well. */
    send<Shape extends z.core.$ZodType>(reply: FastifyReply, schema: Shape, answer: () => z.output<Shape>) {
      sent(reply, schema, answer);
    },

    sent,
  };
}

export type Answers = ReturnType<typeof createAnswers>;
