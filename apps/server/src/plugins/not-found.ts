import { ApiError } from '@utarang/contract';
import fp from 'fastify-plugin';
import { sendProblem } from './errors.js';

/** Addresses that a program asks for, and a person never sees. */
const FOR_PROGRAMS = /^\/(?:api|assets)(?:[/?]|$)/;

/** Addresses that lead nowhere: people get the not-found page, programs a problem. A missing file is a problem, too. */
export const notFound = fp(async (app) => {
  app.setNotFoundHandler((request, reply) => {
    const isForPerson = (request.method === 'GET' || request.method === 'HEAD') && !FOR_PROGRAMS.test(request.url);
    return isForPerson ? reply.sendNotFoundPage() : sendProblem(new ApiError('not_found'), request, reply);
  });
});
