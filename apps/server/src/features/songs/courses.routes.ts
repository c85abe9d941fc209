import { courses as courseList, courseParams, courseRecord } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberOf } from '../../auth/viewer.js';
import { problems } from '../../plugins/openapi.js';
import type { Courses } from './courses.service.js';

/** The calls on a member's work in the courses of songs. */
export const courseRoutes: FastifyPluginAsyncZod<{ courses: Courses }> = async (app, { courses }) => {
  const config = { access: 'member' } as const;
  const tags = ['songs'];
  app.get(
    '/api/users/me/courses',
    { config, schema: { tags, summary: 'The courses that I began', response: { 200: courseList, ...problems } } },
    (request) => courses.list(memberOf(request).memberId),
  );
  app.get(
    '/api/users/me/courses/:id',
    {
      config,
      schema: {
        tags,
        summary: 'My work in a course',
        params: courseParams,
        response: { 200: courseRecord, ...problems },
      },
    },
    (request) => courses.find(memberOf(request).memberId, request.params.id),
  );
  app.post(
    '/api/users/me/courses/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Add my work in a course',
        params: courseParams,
        body: courseRecord,
        response: { 200: courseRecord, ...problems },
      },
    },
    (request) => courses.add(memberOf(request).memberId, request.params.id, request.body),
  );
};
