import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** False from the moment that the server begins to stop. */
    isOpen(): boolean;
  }
}

const SWEEP_MS = 50;

/** While the server stops, pending answers are completed and their connections closed after them. */
export const drain = fp(async (app) => {
  let open = true;
  let sweep: ReturnType<typeof setInterval> | undefined;
  app.decorate('isOpen', () => open);
  app.addHook('preClose', async () => {
    open = false;
    // An answer that was already being sent when the stop began has promised to keep its connection open.
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!open) reply.header('connection', 'close');
    done(null, payload);
  });
});
