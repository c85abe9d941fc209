import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { addVaryHeader } from '../lib/add-vary-header.js';

const YEAR = 31_536_000;

/**
 * Matches the path of a built file: names of folders, then a name with an extension. `..` and bare folders do not
 * match.
 */
const BUILT_FILE = /^[/]?(?:[\w-]+[/])*[\w-]+(?:[.][\w-]+)+$/;

/** Files that the build writes beside a file: they are sent in its place, or are not for visitors. */
const BESIDE = /[.](?:br|gz|map)$/;

/**
 * Serves the built files of the web app, except its HTML. Those in `assets/` have a hash of their content in their
 * names and never change; there are hundreds, and they share one route. The others have a route each, so that nothing
 * else in the folder can be reached.
 */
export const staticFiles: FastifyPluginAsync<{ root: string }> = async (app, { root }) => {
  app.addHook('onRoute', (route) => {
    // A page without its script or its font is of no use, and a file costs next to nothing.
    route.config = { ...route.config, label: 'static', access: 'public', shed: 'last' };
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) return;
    const hashed = request.url.startsWith('/assets/');
    reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    addVaryHeader(reply, 'Accept-Encoding');
  });
  const shared = { index: false, preCompressed: true, cacheControl: false, decorateReply: false } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: join(root, 'assets'),
    prefix: '/assets/',
    allowedPath: (path) => BUILT_FILE.test(path) && !BESIDE.test(path),
  });
  await app.register(fastifyStatic, {
    ...shared,
    root,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html', 'page-files.json', '**/*.br', '**/*.gz', '**/*.map'],
  });
};
