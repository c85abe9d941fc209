import { checkEmailQuery, checkUsernameQuery, signupBody, signupResult, takenAnswer } from '@utarang/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../plugins/openapi.js';
import type { Accounts } from './accounts.service.js';

export const signupRoutes: FastifyPluginAsyncZod<{ accounts: Accounts }> = async (app, { accounts }) => {
  const tags = ['account'];
  const { signup } = accounts;

  app.post(
    '/api/users/signup',
    {
      config: { access: 'anyone', limit: 'signup', withoutSession: true },
      schema: {
        tags,
        summary: 'Sign up',
        body: signupBody(accounts.today),
        response: { 201: signupResult, ...problems },
      },
    },
    async ({ body }, reply) => reply.code(201).send(await signup.signUp(body)),
  );

  app.get(
    '/api/users/check-username',
    {
      config: { access: 'anyone', limit: 'duplicateCheck' },
      schema: {
        tags,
        summary: 'Is this username taken?',
        querystring: checkUsernameQuery,
        response: { 200: takenAnswer, ...problems },
      },
    },
    ({ query }) => signup.isUsernameTaken(query.username),
  );

  app.get(
    '/api/users/check-email',
    {
      config: { access: 'anyone', limit: 'duplicateCheck' },
      schema: {
        tags,
        summary: 'Is this e-mail address taken?',
        querystring: checkEmailQuery,
        response: { 200: takenAnswer, ...problems },
      },
    },
    ({ query }) => signup.isEmailTaken(query.email),
  );
};
