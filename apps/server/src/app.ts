import cookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Catalogue } from './catalogue/catalogue.js';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import { healthRoutes } from './features/health/routes.js';
import { pageRoutes } from './features/pages/routes.js';
import { createShell } from './features/pages/shell.js';
import { wordPages } from './features/words/pages.js';
import { wordRoutes } from './features/words/routes.js';
import { createWords } from './features/words/service.js';
import { parseQueryString } from './lib/query-string.js';
import { createRequestId } from './lib/request-id.js';
import type { Log } from './log.js';
import { accessLog } from './plugins/access-log.js';
import { compression } from './plugins/compression.js';
import { csrf } from './plugins/csrf.js';
import { drain } from './plugins/drain.js';
import { errors, sendProblem } from './plugins/errors.js';
import { createHttpServer } from './plugins/http-server.js';
import { limits } from './plugins/limits.js';
import { metrics } from './plugins/metrics.js';
import { notFound } from './plugins/not-found.js';
import { openapi } from './plugins/openapi.js';
import { revalidation } from './plugins/revalidation.js';
import { securityHeaders, securityHeadersPlugin } from './plugins/security-headers.js';
import { serverTiming } from './plugins/server-timing.js';
import { staticFiles } from './plugins/static.js';
import type { WebApp } from './web-app.js';

export type Deps = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Pick<Database, 'ping'>;
  readonly catalogue: Catalogue;
  readonly webApp: WebApp;
};

const BODY_LIMIT = 1024 * 1024; // api.md, Common

/** The whole server but its socket (`listen.ts`): what it needs goes in, and nothing of it is global. */
export async function createApp({ config, log, database, catalogue, webApp }: Deps): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const { requestTimeoutMs } = config;
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestId,
    trustProxy: config.trustProxy ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    routerOptions: { querystringParser: parseQueryString },
    serverFactory: (listener) => createHttpServer(listener, { requestTimeoutMs, headers }),
    clientErrorHandler: () => {}, // plugins/http-server.ts answers
    // For addresses that the router cannot read; no hook runs for these.
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
    },
  });
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);

  await app.register(accessLog);
  await app.register(securityHeadersPlugin, { headers });
  await app.register(errors);
  await app.register(drain);
  await app.register(limits, { requestTimeoutMs });
  await app.register(csrf, config);
  await app.register(cookie);
  await app.register(serverTiming);
  await app.register(revalidation);
  await app.register(compression);
  await app.register(metrics, config);
  await app.register(openapi);

  const words = createWords(catalogue);
  await app.register(healthRoutes, { database });
  await app.register(wordRoutes, { words });
  await app.register(pageRoutes, {
    config,
    shell: createShell(webApp.template),
    links: webApp.links,
    sources: wordPages(words),
  });
  await app.register(staticFiles, { root: config.webRoot });
  await app.register(notFound);
  return app;
}
