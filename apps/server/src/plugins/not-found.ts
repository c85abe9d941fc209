import { ApiError } from '@utarang/contract';
import fp from 'fastify-plugin';
import { isForPerson } from '../lib/decodable-url.js';
import { sendProblem } from './errors.js';

/**
 * The answer to unknown addresses: people get the not-found page, programs a problem. A missing file is a problem, too.
 */
export const notFound = fp(async (app) => {
  app.setNotFoundHandler((request, reply) => {
    return isForPerson(request) ? reply.sendNotFoundPage() : sendProblem(new ApiError('not_found'), request, reply);
  });
});
