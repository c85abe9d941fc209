import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { callNotes, problem } from '@utarang/contract';
import { app as product } from '@utarang/messages';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { DOCS_POLICY } from './security-headers.js';

const content = { 'application/problem+json': { schema: problem } };

/** The `response` schemas of errors, for each route. */
export const problems = {
  '4xx': { description: 'A problem of the request', content },
  '5xx': { description: 'A problem of the server', content },
} as const;

type Transform = typeof jsonSchemaTransform;

/** The schemas as JSON Schema, with the contract's description of the call. */
const transform: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const methods = 'route' in document ? [document.route.method].flat() : [];
  const path = url.replace(/:(\w+)/g, '{$1}');
  const description = methods.map((method) => callNotes[`${method} ${path}`]).find((note) => note !== undefined);
  return { schema: description === undefined ? schema : { ...schema, description }, url };
};

/** The contract as OpenAPI 3.1 at `/api/openapi.json`, and a page that shows it at `/api/docs`. */
export const openapi = fp(async (app) => {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${product.name} API`, version: '1' } },
    transform,
  });
  app.get(
    '/api/openapi.json',
    { config: { access: 'public', revalidate: true }, schema: { hide: true } },
    (_request, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    docs.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', DOCS_POLICY));
    await docs.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { deepLinking: true } });
  });
});
