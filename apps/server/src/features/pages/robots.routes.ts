import { fail } from '@utarang/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.js';
import { requestOrigin } from '../../lib/origin.js';
import { openSearch } from './open-search.js';
import { robots, sitemap } from './sitemap.js';

type Options = {
  /** The paths that search engines may list. */
  readonly paths: () => string[];
  /** The version of these paths. */
  readonly version: () => string;
  readonly config: Pick<Config, 'publicUrl'>;
};

/**
 * The files that robots and browsers look for first. The sitemap is made once for each version of the words and each
 * origin of the site.
 */
export const robotRoutes: FastifyPluginAsync<Options> = async (app, { paths, version, config }) => {
  const options = { config: { access: 'public', revalidate: true }, schema: { hide: true } } as const;
  const originOf = (request: FastifyRequest) => config.publicUrl ?? requestOrigin(request) ?? 'http://localhost';
  let made: { key: string; files: ReadonlyMap<string, string> } | undefined;

  const send = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const origin = originOf(request);
    const key = `${version()} ${origin}`;
    if (made?.key !== key) made = { key, files: sitemap(paths(), origin) };
    return reply.type('application/xml; charset=utf-8').send(made.files.get(path) ?? fail('not_found'));
  };

  app.get('/robots.txt', options, (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request))),
  );
  app.get('/opensearch.xml', options, (request, reply) =>
    reply.type('application/opensearchdescription+xml; charset=utf-8').send(openSearch(originOf(request))),
  );
  app.get('/sitemap.xml', options, (request, reply) => send(request, reply, '/sitemap.xml'));
  app.get('/sitemap-:part.xml', options, (request, reply) =>
    send(request, reply, `/sitemap-${(request.params as { part: string }).part}.xml`),
  );
};
