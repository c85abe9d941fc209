import { normalise } from '@utarang/domain/language';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { createKept } from '../../lib/kept.js';
import { sendKept } from '../../lib/send-kept.js';
import { answerWriter } from '../../lib/written.js';

type Options = {
  /** Changes with every change of the words. */
  readonly version: () => string;
  /** Holds each answer that is made to its contract. */
  readonly checked: boolean;
};

/** Some five thousand pages of words, in the forms in which they are sent. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** What is searched for; a query without a letter asks for nothing. */
export const queryIn = ({ q }: { readonly q: string }): string => (normalise(q) === '' ? '' : q);

type Question<Shape> = {
  /** Names the call and all that its answer depends on, in one way, however it was asked. */
  readonly key: string;
  readonly schema: Shape;
  /** What `Server-Timing` calls the making of it. */
  readonly step?: 'search' | null;
};

/**
 * Answers of calls that are the same for everyone: each is made, written and tagged once for a version of the words,
 * and then sent as it is.
 */
export function createAnswers({ version, checked }: Options) {
  const kept = createKept({ maxBytes: KEPT_BYTES, version, effort: 'swift' });
  const written = answerWriter(checked);

  return {
    /** Answers a question with what is kept, or else with what `answer` makes. What that throws is not kept. */
    send<Shape extends z.core.$ZodType>(
      reply: FastifyReply,
      { key, schema, step }: Question<Shape>,
      answer: () => z.output<Shape>,
    ): void {
      reply.type('application/json; charset=utf-8');
      const there = kept.find(key);
      if (there) {
        reply.header('server-timing', 'kept');
        return void sendKept(reply, kept, key, there);
      }
      const start = performance.now();
      const made = answer();
      if (step) reply.timing(step, start);
      const writing = performance.now();
      const json = written(schema, made);
      if (step) reply.timing('serialize', writing);
      const keeping = performance.now();
      const answered = kept.keep(key, json);
      if (step) reply.timing('hash', keeping);
      sendKept(reply, kept, key, answered);
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;
