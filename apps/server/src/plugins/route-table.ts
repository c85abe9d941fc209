import type { FastifyContextConfig, FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/**
 * The people who may make a call. `public` is the same for everyone and does not know the viewer. `anyone` includes
 * guests and knows the viewer: a member may get another answer than a guest.
 */
export type Access = 'public' | 'anyone' | 'member' | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required, except where `cached` says that the answer is the same for everyone. */
    access?: Access;
  }
  interface FastifyInstance {
    /** Every route and method of the server, with the people who may call it. */
    routeTable(): readonly TableRow[];
  }
}

export type TableRow = {
  readonly method: string;
  /** The path, with its parameters as `:name`. */
  readonly url: string;
  readonly config: FastifyContextConfig;
  readonly access: Access | null;
  /** The schemas of requests and answers. */
  readonly schema: FastifySchema;
};

/** Null where a route has none. */
export const accessOf = ({ access, cached }: FastifyContextConfig): Access | null =>
  access ?? (cached ? 'public' : null);

/**
 * "Every route says who may call it" (docs/product/accounts.md#refusals). A server with a route that does not say so
 * does not start.
 */
export const routeTable = fp(async (app) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));

  app.decorate('routeTable', () =>
    routes.flatMap(({ method, url, config = {}, schema = {} }) =>
      [method].flat().map((each) => ({ method: each, url, config, access: accessOf(config), schema })),
    ),
  );

  app.addHook('onReady', async () => {
    const unsaid = app.routeTable().filter(({ access }) => access === null);
    if (unsaid.length === 0) return;
    const names = unsaid.map(({ method, url }) => `${method} ${url}`).join(', ');
    throw new Error(
      `Who may call ${names}? Say so in the route: config: { access: … } (CONTRIBUTING.md, "Add an endpoint").`,
    );
  });
});
