import { reminder, reminderBody } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { createReminder } from './reminder.service.js';

/** The calls of the reminder of the review. */
export const reminderRoutes: FastifyPluginAsyncZod<{ reminder: ReturnType<typeof createReminder> }> = async (
  app,
  options,
) => {
  const config = { access: 'member' } as const;
  const tags = ['review'];
  app.get(
    '/api/reminder',
    { config, schema: { tags, summary: 'My reminder', response: { 200: reminder, ...problems } } },
    (request) => options.reminder.state(memberOf(request)),
  );
  app.put(
    '/api/reminder',
    {
      config,
      schema: {
        tags,
        summary: 'Be reminded on this device',
        body: reminderBody,
        response: { 200: reminder, ...problems },
      },
    },
    (request) => options.reminder.choose(memberOf(request), request.body),
  );
  app.delete(
    '/api/reminder',
    {
      config,
      schema: { tags, summary: 'Be reminded on this device no more', response: { 204: z.null(), ...problems } },
    },
    async (request, reply) => {
      await options.reminder.stop(memberOf(request));
      return reply.code(204).send(null);
    },
  );
};
