import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** False from the moment that the server begins to stop. */
    isOpen(): boolean;
  }
}

/** While the server stops, answers under way are finished and their connections closed after them, not kept. */
export const drain = fp(async (app) => {
  let open = true;
  app.decorate('isOpen', () => open);
  app.addHook('preClose', async () => {
    open = false;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!open) reply.header('connection', 'close');
  });
});
