import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { vary } from '../lib/vary.js';

const YEAR = 31_536_000;

/**
 * The built files of the web app but its shell, each with a route of its own, so that nothing else in the folder can
 * be reached. Those in `assets/` carry a hash of their content in their names and never change.
 */
export const staticFiles: FastifyPluginAsync<{ root: string }> = async (app, { root }) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, label: 'static', access: 'public' };
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) return;
    const hashed = request.url.startsWith('/assets/');
    reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    vary(reply, 'Accept-Encoding');
  });
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', 'page-files.json', '**/*.br', '**/*.gz', '**/*.map'],
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
  });
};
