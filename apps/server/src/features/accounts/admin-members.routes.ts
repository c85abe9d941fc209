import { adminMembersQuery, foundMembers, memberParams, memberState } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Accounts } from './accounts.service.js';

/** Calls by which admins see members and change their accounts. */
export const adminMemberRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  const { adminMembers } = accounts;
  const config = { access: 'admin' } as const;
  const schema = { tags: ['admin'], params: memberParams };
  const path = '/api/admin/members';
  const response = { 200: memberState, ...problems };

  app.get(
    path,
    {
      config,
      schema: {
        tags: ['admin'],
        summary: 'Find members',
        querystring: adminMembersQuery,
        response: { 200: foundMembers, ...problems },
      },
    },
    ({ query }) => adminMembers.find(query),
  );

  app.get(
    `${path}/:id`,
    { config, schema: { ...schema, summary: 'The state of one member', response } },
    ({ params }) => adminMembers.state(params.id),
  );

  app.delete(
    `${path}/:id/sessions`,
    { config, schema: { ...schema, summary: 'End all sessions of a member', response } },
    async (request) => {
      await adminMembers.endSessions(memberOf(request).memberId, request.params.id);
      return adminMembers.state(request.params.id);
    },
  );

  app.post(
    `${path}/:id/suspend`,
    { config, schema: { ...schema, summary: 'Suspend a member', response } },
    async (request) => {
      await adminMembers.suspend(memberOf(request).memberId, request.params.id);
      return adminMembers.state(request.params.id);
    },
  );

  app.post(
    `${path}/:id/unsuspend`,
    { config, schema: { ...schema, summary: 'End the suspension of a member', response } },
    async (request) => {
      await adminMembers.unsuspend(memberOf(request).memberId, request.params.id);
      return adminMembers.state(request.params.id);
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config,
      schema: { ...schema, summary: 'Delete the account of a member', response: { 204: z.null(), ...problems } },
    },
    async (request, reply) => {
      await adminMembers.delete(memberOf(request).memberId, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
