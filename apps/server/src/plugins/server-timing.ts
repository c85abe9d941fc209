import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyReply {
    /** When serialising began; only for answers that have been timed before. */
    serializing: number;
    /** Adds a step to the answer's Server-Timing header: what it took since `start` (of `performance.now()`). */
    timing(step: string, start: number): void;
  }
}

/** `Server-Timing` for answers whose handler times a step; serialising and hashing are then timed, too. */
export const serverTiming = fp(async (app) => {
  app.decorateReply('serializing', 0);
  app.decorateReply('timing', function (step, start) {
    const earlier = this.getHeader('server-timing');
    const entry = `${step};dur=${(performance.now() - start).toFixed(3)}`;
    this.header('server-timing', earlier ? `${earlier}, ${entry}` : entry);
  });
  app.addHook('preSerialization', async (_request, reply) => {
    if (reply.hasHeader('server-timing')) reply.serializing = performance.now();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.serializing > 0) reply.timing('serialize', reply.serializing);
  });
});
