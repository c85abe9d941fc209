import { loginBody, loginResult } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { callerKey } from '../../lib/address.js';
import { parseQueryString } from '../../lib/query-string.js';
import { problems } from '../../plugins/openapi.js';
import type { Accounts } from './accounts.service.js';

const FORM = 'application/x-www-form-urlencoded';

export const loginRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  const tags = ['account'];

  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseQueryString(String(body))),
  );

  app.post(
    '/api/login',
    {
      config: { access: 'anyone', withTemporaryPassword: true, withoutSession: true },
      schema: {
        tags,
        summary: 'Log in',
        consumes: [FORM, 'application/json'],
        body: loginBody,
        response: { 200: loginResult, ...problems },
      },
    },
    async (request, reply) => {
      const caller = {
        address: callerKey(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
        token: app.sessionToken(request),
        device: app.deviceToken(request),
      };
      const { token, device, result } = await accounts.login.logIn(request.body, caller);
      reply.setSession(token).setDevice(device);
      return result;
    },
  );

  await app.register(logoutRoute, { accounts });
};

const logoutRoute: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  // Any body is accepted and ignored, so that none prevents a log-out.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));

  app.post(
    '/api/logout',
    {
      config: { access: 'public' },
      schema: {
        tags: ['account'],
        summary: 'Log out; also without a session',
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const token = app.sessionToken(request);
      if (token) await accounts.endSession(token);
      return reply.clearSession().header('cache-control', 'no-store').code(204).send(null);
    },
  );
};
