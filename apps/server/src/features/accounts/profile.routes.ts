import { fail, me, member, passwordBody, profileBody } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Accounts } from './accounts.service.js';

export const profileRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  const tags = ['account'];
  const { profile, password } = accounts;

  app.get(
    '/api/users/me',
    { config: { access: 'anyone' }, schema: { tags, summary: 'Who I am', response: { 200: me, ...problems } } },
    async (request) => {
      const viewer = await profile.view(request.viewer);
      if ('mustChangePassword' in viewer) fail('must_change_password', { mustChangePassword: true });
      return viewer;
    },
  );

  app.put(
    '/api/users/me',
    {
      config: { access: 'member' },
      schema: {
        tags,
        summary: 'Change my data',
        body: profileBody(accounts.today),
        response: { 200: member, ...problems },
      },
    },
    (request) => profile.update(memberOf(request).memberId, request.body),
  );

  app.put(
    '/api/users/me/password',
    {
      config: { access: 'member', withTemporaryPassword: true },
      schema: {
        tags,
        summary: 'Change my password; my other sessions end',
        body: passwordBody,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const token = await password.change(memberOf(request), request.body, app.deviceToken(request));
      return reply.setSession(token).code(204).send(null);
    },
  );
};
